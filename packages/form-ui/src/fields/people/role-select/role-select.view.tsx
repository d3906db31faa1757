import type { roleSelect } from '@signet/form/kinds'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { LookupEdit, LookupNames } from '../../../lookup/lookup-edit.tsx'

function RoleSelectEdit(props: ControlProps<typeof roleSelect>) {
  return <LookupEdit {...props} of="roles" />
}

export function RoleSelectRead({ value }: ReadProps<typeof roleSelect>) {
  return <LookupNames of="roles" value={value} />
}

export const roleSelectView: FieldView<typeof roleSelect> = {
  Edit: RoleSelectEdit,
  Read: RoleSelectRead,
  columnWidth: () => 180,
}
