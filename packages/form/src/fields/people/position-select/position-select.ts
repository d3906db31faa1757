import { z } from 'zod'
import { ownPlaces, ownRange, RangeIds, thingKind, thingSettings } from '../../../kind/thing-kind.ts'

export const PositionSelectSettings = z.strictObject({
  ...thingSettings,
  /** With the range `chosen`: these, all in these organizations, and those where whoever fills in works. */
  positions: RangeIds,
  organizations: RangeIds,
  own: z.enum(ownPlaces).default('none'),
})
export type PositionSelectSettings = Readonly<z.output<typeof PositionSelectSettings>>

/** A position by its id, or several. */
export const positionSelect = thingKind<PositionSelectSettings>({
  settings: PositionSelectSettings,
  of: () => 'positions',
  range: ({ range, positions, organizations, own }) =>
    range === 'all' ? undefined : [...positions, ...organizations, ...ownRange(own)],
})
