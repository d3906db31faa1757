import { z } from 'zod'
import { ownPlaces, ownRange, RangeIds, referenceKind, referenceSettings } from '../../kind/thing-kind.ts'

export const OrganizationSelectSettings = z.strictObject({
  ...referenceSettings,
  /** For the range `chosen`: these, and those of the person who fills in the form. */
  organizations: RangeIds,
  own: z.enum(ownPlaces).default('none'),
  /** Whether the name alone or the full path is shown. */
  show: z.enum(['name', 'path']).default('name'),
})
export type OrganizationSelectSettings = Readonly<z.output<typeof OrganizationSelectSettings>>

/** A company or department by its id, or several. */
export const organizationSelect = referenceKind<OrganizationSelectSettings>({
  settings: OrganizationSelectSettings,
  of: organizationsOf,
  range: ({ range, organizations, own }) =>
    range === 'all' ? undefined : [...organizations, ...ownRange(own)],
})

/** Returns the referent that resolves the ids with the wanted names. */
export function organizationsOf({ show }: Pick<OrganizationSelectSettings, 'show'>) {
  return show === 'path' ? 'organizationPaths' : 'organizations'
}

export const PositionSelectSettings = z.strictObject({
  ...referenceSettings,
  /** For the range `chosen`: these, all posts in these organizations, and posts where the person works. */
  positions: RangeIds,
  organizations: RangeIds,
  own: z.enum(ownPlaces).default('none'),
})
export type PositionSelectSettings = Readonly<z.output<typeof PositionSelectSettings>>

/** A post by its id, or several. */
export const positionSelect = referenceKind<PositionSelectSettings>({
  settings: PositionSelectSettings,
  of: () => 'positions',
  range: ({ range, positions, organizations, own }) =>
    range === 'all' ? undefined : [...positions, ...organizations, ...ownRange(own)],
})

export const RoleSelectSettings = z.strictObject({
  ...referenceSettings,
  /** For the range `chosen`. */
  roles: RangeIds,
})
export type RoleSelectSettings = Readonly<z.output<typeof RoleSelectSettings>>

/** A role by its id, or several. */
export const roleSelect = referenceKind<RoleSelectSettings>({
  settings: RoleSelectSettings,
  of: () => 'roles',
  range: ({ range, roles }) => (range === 'all' ? undefined : roles),
})

export const GroupSelectSettings = z.strictObject({
  ...referenceSettings,
  /** For the range `chosen`. */
  groups: RangeIds,
})
export type GroupSelectSettings = Readonly<z.output<typeof GroupSelectSettings>>

/** A group of people by its id, or several. */
export const groupSelect = referenceKind<GroupSelectSettings>({
  settings: GroupSelectSettings,
  of: () => 'groups',
  range: ({ range, groups }) => (range === 'all' ? undefined : groups),
})
