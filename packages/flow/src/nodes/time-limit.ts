import { z } from 'zod'
import { PeopleSource } from '../sources/people-source.ts'

const year = 527_040
const minutes = z.number().int().min(1).max(year)

/** Automatic action when a task is still open at the last tick. `previous` is the step before. */
export const OverdueAction = z.discriminatedUnion('does', [
  z.object({ does: z.literal('agree') }),
  z.object({ does: z.literal('reject') }),
  z.object({ does: z.literal('transfer'), to: z.array(PeopleSource).default([]) }),
  z.object({ does: z.literal('return'), to: z.enum(['start', 'previous']).default('start') }),
])
export type OverdueAction = z.infer<typeof OverdueAction>

/**
 * Time limit in minutes from the opening of the task, the launch, or the time in a form field. The due date is the
 * first of `times` ticks, `every` so many minutes.
 */
export const TimeLimit = z.object({
  from: z.enum(['opened', 'launched', 'field']).default('opened'),
  /** Key of the form field when `from` is `field`. */
  field: z.string().max(80).default(''),
  minutes: z.number().int().min(0).max(year),
  /** Count only working minutes, here and between reminders and ticks. */
  inWorkingTime: z.boolean().default(true),
  remind: z
    .object({
      at: z.enum(['afterStart', 'beforeEnd']),
      minutes,
      every: z.number().int().min(5).max(year).optional(),
    })
    .optional(),
  overdue: z
    .object({
      every: z.number().int().min(5).max(year).default(120),
      times: z.number().int().min(1).max(100).default(3),
      act: OverdueAction.optional(),
    })
    .prefault({}),
})
export type TimeLimit = z.infer<typeof TimeLimit>
