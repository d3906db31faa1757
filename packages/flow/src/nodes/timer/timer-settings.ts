import { z } from 'zod'
import type { Wait } from '../../case/wait.ts'
import { type NodeTraits, nodeSettings } from '../node-settings.ts'

const year = 527_040

/** Waits for a duration, until a time, or until the time in a form field plus minutes. */
export const timerSettings = z.object({
  ...nodeSettings,
  kind: z.literal('timer'),
  waits: z.enum(['duration', 'moment', 'field']).default('duration'),
  /** Duration, or minutes after the time in the field. */
  minutes: z.number().int().min(0).max(year).default(60),
  /** Count only working minutes. */
  inWorkingTime: z.boolean().default(false),
  /** Date or local time of the tenant (`2026-12-31`, `2026-12-31T17:00`), for `waits: 'moment'`. */
  moment: z.string().max(40).default(''),
  field: z.string().max(80).default(''),
})
export type TimerNode = z.infer<typeof timerSettings>

export const timerTraits = {
  waitsFor: 'system',
  linesIn: 'any',
  linesOut: 'one',
  task: undefined,
  informs: false,
  findsPeople: false,
  fields: undefined,
  isTimed: true,
} as const satisfies NodeTraits<TimerNode>

/** When an active timer ends; undefined for other waits. */
export function timerUntil(wait: Wait): string | undefined {
  return wait.outcome !== undefined || wait.isFrozen ? undefined : timerInstant(wait)
}

/** The time a timer waits for; undefined for waits of other kinds. */
export function timerInstant({ kind, asks }: Pick<Wait, 'kind' | 'asks'>): string | undefined {
  if (kind !== 'timer') return undefined

  const until = typeof asks === 'object' && asks !== null && 'until' in asks ? asks['until'] : undefined
  return typeof until === 'string' ? until : undefined
}
