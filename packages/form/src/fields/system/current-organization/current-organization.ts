import { z } from 'zod'
import { filledThing } from '../../../kind/filled-kinds.ts'
import { organizationsOf } from '../../people/organization-select/organization-select.ts'

export const CurrentOrganizationSettings = z.strictObject({
  /** How it reads: by its own name, or with everything above it. */
  show: z.enum(['name', 'path']).default('name'),
})
export type CurrentOrganizationSettings = Readonly<z.output<typeof CurrentOrganizationSettings>>

/** The department that whoever made the record worked in then. */
export const currentOrganization = filledThing<CurrentOrganizationSettings>({
  settings: CurrentOrganizationSettings,
  at: 'creation',
  of: organizationsOf,
  from: ({ organization }) => organization,
})
