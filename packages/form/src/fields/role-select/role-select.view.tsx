import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { ThingEdit, ThingNames } from '../../skins/thing-edit.tsx'
import type { roleSelect } from './role-select.ts'

function RoleSelectEdit(props: ControlProps<typeof roleSelect>) {
  return <ThingEdit {...props} of="roles" />
}

export function RoleSelectRead({ value }: ReadProps<typeof roleSelect>) {
  return <ThingNames of="roles" value={value} />
}

export const roleSelectView: FieldView<typeof roleSelect> = {
  Edit: RoleSelectEdit,
  Read: RoleSelectRead,
  columnWidth: () => 180,
}
