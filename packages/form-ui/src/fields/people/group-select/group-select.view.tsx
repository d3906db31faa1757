import type { groupSelect } from '@signet/form/kinds'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { LookupEdit, LookupNames } from '../../../lookup/lookup-edit.tsx'

function GroupSelectEdit(props: ControlProps<typeof groupSelect>) {
  return <LookupEdit {...props} of="groups" />
}

export function GroupSelectRead({ value }: ReadProps<typeof groupSelect>) {
  return <LookupNames of="groups" value={value} />
}

export const groupSelectView: FieldView<typeof groupSelect> = {
  Edit: GroupSelectEdit,
  Read: GroupSelectRead,
  columnWidth: () => 180,
}
