import type { FieldView, ReadProps } from '../../skins/field-view.ts'
import { ThingNames } from '../../skins/thing-edit.tsx'
import type { currentPosition } from './current-position.ts'

function CurrentPositionRead({ value }: ReadProps<typeof currentPosition>) {
  return <ThingNames of="positions" value={value} />
}

export const currentPositionView: FieldView<typeof currentPosition> = {
  Edit: CurrentPositionRead,
  Read: CurrentPositionRead,
}
