import type { FieldView } from '../../skins/field-view.ts'
import type { currentOrganization } from './current-organization.ts'
import { currentOrganizationView } from './current-organization.view.tsx'

/** Only ever read, so there is nothing that a mouse would do better. */
export const currentOrganizationDesktop: FieldView<typeof currentOrganization> = currentOrganizationView
