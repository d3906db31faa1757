import { type currentOrganization, organizationsOf } from '@signet/form/kinds'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { ThingNames } from '../../../lookup/thing-edit.tsx'

function CurrentOrganizationRead({ settings, value }: ReadProps<typeof currentOrganization>) {
  return <ThingNames of={organizationsOf(settings)} value={value} />
}

export const currentOrganizationView: FieldView<typeof currentOrganization> = {
  Edit: CurrentOrganizationRead,
  Read: CurrentOrganizationRead,
}
