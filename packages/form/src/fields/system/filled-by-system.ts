import { z } from 'zod'
import { filledReference, filledTimestamp } from '../../kind/filled-kinds.ts'
import { organizationsOf } from '../people/organization-selects.ts'

/** The person who created the record. */
export const createdBy = filledReference({
  settings: z.strictObject({}),
  at: 'creation',
  of: () => 'people',
  from: ({ me }) => me,
})

/** The time when the record was created. */
export const createdAt = filledTimestamp('creation')

/** The person who last changed the record. */
export const modifiedBy = filledReference({
  settings: z.strictObject({}),
  at: 'change',
  of: () => 'people',
  from: ({ me }) => me,
})

/** The time of the last change. */
export const modifiedAt = filledTimestamp('change')

export const CurrentOrganizationSettings = z.strictObject({
  /** Whether the name alone or the full path is shown. */
  show: z.enum(['name', 'path']).default('name'),
})
export type CurrentOrganizationSettings = Readonly<z.output<typeof CurrentOrganizationSettings>>

/** The department of the creator at the time of creation. */
export const currentOrganization = filledReference<CurrentOrganizationSettings>({
  settings: CurrentOrganizationSettings,
  at: 'creation',
  of: organizationsOf,
  from: ({ organization }) => organization,
})

/** The post of the creator at the time of creation. */
export const currentPosition = filledReference({
  settings: z.strictObject({}),
  at: 'creation',
  of: () => 'positions',
  from: ({ position }) => position,
})
