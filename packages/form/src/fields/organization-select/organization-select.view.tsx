import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { ThingEdit, ThingNames } from '../../skins/thing-edit.tsx'
import { type organizationSelect, organizationsOf } from './organization-select.ts'

function OrganizationSelectEdit(props: ControlProps<typeof organizationSelect>) {
  return <ThingEdit {...props} of={organizationsOf(props.settings)} isTree={props.settings.range === 'all'} />
}

export function OrganizationSelectRead({ settings, value }: ReadProps<typeof organizationSelect>) {
  return <ThingNames of={organizationsOf(settings)} value={value} />
}

export const organizationSelectView: FieldView<typeof organizationSelect> = {
  Edit: OrganizationSelectEdit,
  Read: OrganizationSelectRead,
  columnWidth: () => 180,
}
