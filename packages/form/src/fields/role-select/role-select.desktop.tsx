import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { ThingSelect } from '../../skins/thing-select.desktop.tsx'
import type { roleSelect } from './role-select.ts'
import { RoleSelectRead } from './role-select.view.tsx'

function RoleSelectEdit(props: ControlProps<typeof roleSelect>) {
  return <ThingSelect {...props} of="roles" />
}

export const roleSelectDesktop: FieldView<typeof roleSelect> = {
  Edit: RoleSelectEdit,
  Read: RoleSelectRead,
  columnWidth: () => 180,
}
