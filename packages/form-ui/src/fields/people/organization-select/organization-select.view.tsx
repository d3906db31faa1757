import { type organizationSelect, organizationsOf } from '@signet/form/kinds'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { LookupEdit, LookupNames } from '../../../lookup/lookup-edit.tsx'

function OrganizationSelectEdit(props: ControlProps<typeof organizationSelect>) {
  return (
    <LookupEdit {...props} of={organizationsOf(props.settings)} isTree={props.settings.range === 'all'} />
  )
}

export function OrganizationSelectRead({ settings, value }: ReadProps<typeof organizationSelect>) {
  return <LookupNames of={organizationsOf(settings)} value={value} />
}

export const organizationSelectView: FieldView<typeof organizationSelect> = {
  Edit: OrganizationSelectEdit,
  Read: OrganizationSelectRead,
  columnWidth: () => 180,
}
