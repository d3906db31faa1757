import type { currentPosition } from '@signet/form/kinds'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { LookupNames } from '../../../lookup/lookup-edit.tsx'

function CurrentPositionRead({ value }: ReadProps<typeof currentPosition>) {
  return <LookupNames of="positions" value={value} />
}

export const currentPositionView: FieldView<typeof currentPosition> = {
  Edit: CurrentPositionRead,
  Read: CurrentPositionRead,
}
