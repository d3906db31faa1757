import { z } from 'zod'

const At = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .default('09:00')

/**
 * Months per period: each month, or once per quarter, half-year or year, in its first month, or its last when days
 * count from the end.
 */
export const monthRhythms = [1, 3, 6, 12] as const
const Months = z.literal(monthRhythms).default(1)

/** How often something recurs, in the tenant's local time. */
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
  /** The last day in shorter months. */
  z.object({
    every: z.literal('month'),
    day: z.number().int().min(1).max(31).default(1),
    at: At,
    months: Months,
  }),
  /** The n-th workday of the month from its start or end. */
  z.object({
    every: z.literal('workday'),
    place: z.number().int().min(1).max(15).default(1),
    from: z.enum(['start', 'end']).default('end'),
    at: At,
    months: Months,
  }),
  /** A cron expression: minute, hour, day, month, weekday. */
  z.object({ every: z.literal('cron'), expression: z.string().trim().max(200).default('0 9 * * mon-fri') }),
])
export type Schedule = z.infer<typeof Schedule>

/** On days off: runs, is skipped, or moves to the next workday. */
export const freeDayRules = ['run', 'skip', 'later'] as const

export const ScheduleEnd = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('never') }),
  z.object({ kind: z.literal('count'), count: z.number().int().min(1).max(100_000).default(10) }),
  /** The last day on which it runs. */
  z.object({ kind: z.literal('date'), date: z.iso.date() }),
])
