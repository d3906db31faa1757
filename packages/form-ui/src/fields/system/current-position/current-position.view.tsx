import type { currentPosition } from '@signet/form/kinds'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { ThingNames } from '../../../lookup/thing-edit.tsx'

function CurrentPositionRead({ value }: ReadProps<typeof currentPosition>) {
  return <ThingNames of="positions" value={value} />
}

export const currentPositionView: FieldView<typeof currentPosition> = {
  Edit: CurrentPositionRead,
  Read: CurrentPositionRead,
}
