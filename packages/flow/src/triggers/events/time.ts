import { z } from 'zod'
import { freeDayRules, Schedule, ScheduleEnd } from '../schedule/schedule.ts'
import { eventKind } from './event-kind.ts'

const settings = z.object({
  kind: z.literal('time'),
  schedule: Schedule.default({ every: 'day', at: '09:00' }),
  freeDays: z.enum(freeDayRules).default('run'),
  ends: ScheduleEnd.default({ kind: 'never' }),
})
export type TimeEvent = z.infer<typeof settings>

/** A moment of a schedule has come. */
export const timeEvent = eventKind({
  settings,
  isWhole: ({ schedule }) => schedule.every !== 'week' || schedule.days.length > 0,
  hears: () => [],
  about: () => undefined,
  fields: () => [
    { key: 'planned_at', type: 'text' },
    { key: 'count', type: 'number' },
  ],
})
