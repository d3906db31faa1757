import { z } from 'zod'
import { ownPlaces, ownRange, RangeIds, thingKind, thingSettings } from '../../../kind/thing-kind.ts'

export const OrganizationSelectSettings = z.strictObject({
  ...thingSettings,
  /** With the range `chosen`: these, and those of whoever fills in. */
  organizations: RangeIds,
  own: z.enum(ownPlaces).default('none'),
  /** How it reads: by its own name, or with everything above it. */
  show: z.enum(['name', 'path']).default('name'),
})
export type OrganizationSelectSettings = Readonly<z.output<typeof OrganizationSelectSettings>>

/** A company or department by its id, or several. */
export const organizationSelect = thingKind<OrganizationSelectSettings>({
  settings: OrganizationSelectSettings,
  of: organizationsOf,
  range: ({ range, organizations, own }) =>
    range === 'all' ? undefined : [...organizations, ...ownRange(own)],
})

/** What the ids point to, named as the settings want it. */
export function organizationsOf({ show }: Pick<OrganizationSelectSettings, 'show'>) {
  return show === 'path' ? 'organizationPaths' : 'organizations'
}
