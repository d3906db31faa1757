import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { ThingEdit, ThingNames } from '../../skins/thing-edit.tsx'
import type { positionSelect } from './position-select.ts'

function PositionSelectEdit(props: ControlProps<typeof positionSelect>) {
  return <ThingEdit {...props} of="positions" isTree={props.settings.range === 'all'} />
}

export function PositionSelectRead({ value }: ReadProps<typeof positionSelect>) {
  return <ThingNames of="positions" value={value} />
}

export const positionSelectView: FieldView<typeof positionSelect> = {
  Edit: PositionSelectEdit,
  Read: PositionSelectRead,
  columnWidth: () => 180,
}
