import { z } from 'zod'
import { RangeIds, thingKind, thingSettings } from '../../../kind/thing-kind.ts'

export const RoleSelectSettings = z.strictObject({
  ...thingSettings,
  /** With the range `chosen`. */
  roles: RangeIds,
})
export type RoleSelectSettings = Readonly<z.output<typeof RoleSelectSettings>>

/** A role by its id, or several. */
export const roleSelect = thingKind<RoleSelectSettings>({
  settings: RoleSelectSettings,
  of: () => 'roles',
  range: ({ range, roles }) => (range === 'all' ? undefined : roles),
})
