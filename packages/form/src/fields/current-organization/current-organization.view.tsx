import type { FieldView, ReadProps } from '../../skins/field-view.ts'
import { ThingNames } from '../../skins/thing-edit.tsx'
import { organizationsOf } from '../organization-select/organization-select.ts'
import type { currentOrganization } from './current-organization.ts'

function CurrentOrganizationRead({ settings, value }: ReadProps<typeof currentOrganization>) {
  return <ThingNames of={organizationsOf(settings)} value={value} />
}

export const currentOrganizationView: FieldView<typeof currentOrganization> = {
  Edit: CurrentOrganizationRead,
  Read: CurrentOrganizationRead,
}
