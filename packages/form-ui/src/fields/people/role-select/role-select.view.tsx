import type { roleSelect } from '@signet/form/kinds'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { ThingEdit, ThingNames } from '../../../lookup/thing-edit.tsx'

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
