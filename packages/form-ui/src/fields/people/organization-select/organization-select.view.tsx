import { type organizationSelect, organizationsOf } from '@signet/form/kinds'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { ThingEdit, ThingNames } from '../../../lookup/thing-edit.tsx'

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
