import { z } from 'zod'
import { RangeIds, thingKind, thingSettings } from '../../../kind/thing-kind.ts'

export const GroupSelectSettings = z.strictObject({
  ...thingSettings,
  /** With the range `chosen`. */
  groups: RangeIds,
})
export type GroupSelectSettings = Readonly<z.output<typeof GroupSelectSettings>>

/** A group of people by its id, or several. */
export const groupSelect = thingKind<GroupSelectSettings>({
  settings: GroupSelectSettings,
  of: () => 'groups',
  range: ({ range, groups }) => (range === 'all' ? undefined : groups),
})
