import { type currentOrganization, organizationsOf } from '@signet/form/kinds'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { LookupNames } from '../../../lookup/lookup-edit.tsx'

function CurrentOrganizationRead({ settings, value }: ReadProps<typeof currentOrganization>) {
  return <LookupNames of={organizationsOf(settings)} value={value} />
}

export const currentOrganizationView: FieldView<typeof currentOrganization> = {
  Edit: CurrentOrganizationRead,
  Read: CurrentOrganizationRead,
}
