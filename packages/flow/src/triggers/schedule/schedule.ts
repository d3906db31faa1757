import { z } from 'zod'

const At = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .default('09:00')

/** Every month, or once in a quarter, half year or year: in its first month, or its last where days are counted from the end. */
export const monthRhythms = [1, 3, 6, 12] as const
const Months = z.literal(monthRhythms).default(1)

/** How often something comes round, on the walls of the tenant's zone. */
export const Schedule = z.discriminatedUnion('every', [
  /** Counted from midnight. */
  z.object({ every: z.literal('minutes'), minutes: z.number().int().min(5).max(1440).default(60) }),
  z.object({ every: z.literal('day'), at: At }),
  /** 0 is Monday. */
  z.object({
    every: z.literal('week'),
    days: z.array(z.number().int().min(0).max(6)).max(7).default([0]),
    at: At,
  }),
  /** In a month that has no such day: its last. */
  z.object({
    every: z.literal('month'),
    day: z.number().int().min(1).max(31).default(1),
    at: At,
    months: Months,
  }),
  /** The first or last day of the month on which anybody works, or the second … */
  z.object({
    every: z.literal('workday'),
    place: z.number().int().min(1).max(15).default(1),
    from: z.enum(['start', 'end']).default('end'),
    at: At,
    months: Months,
  }),
  /** For those who know it: minute, hour, day, month, weekday. */
  z.object({ every: z.literal('cron'), expression: z.string().trim().max(200).default('0 9 * * mon-fri') }),
])
export type Schedule = z.infer<typeof Schedule>

/** What becomes of a time on a day on which nobody works: it runs, it is left out, or it moves to the next workday. */
export const freeDayRules = ['run', 'skip', 'later'] as const

export const ScheduleEnd = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('never') }),
  z.object({ kind: z.literal('count'), count: z.number().int().min(1).max(100_000).default(10) }),
  /** The last day on which it runs. */
  z.object({ kind: z.literal('date'), date: z.iso.date() }),
])
