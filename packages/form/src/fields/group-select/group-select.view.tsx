import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { ThingEdit, ThingNames } from '../../skins/thing-edit.tsx'
import type { groupSelect } from './group-select.ts'

function GroupSelectEdit(props: ControlProps<typeof groupSelect>) {
  return <ThingEdit {...props} of="groups" />
}

export function GroupSelectRead({ value }: ReadProps<typeof groupSelect>) {
  return <ThingNames of="groups" value={value} />
}

export const groupSelectView: FieldView<typeof groupSelect> = {
  Edit: GroupSelectEdit,
  Read: GroupSelectRead,
  columnWidth: () => 180,
}
