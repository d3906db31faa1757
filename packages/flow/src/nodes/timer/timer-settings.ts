import { z } from 'zod'
import type { Wait } from '../../case/case-state.ts'
import { type NodeTraits, nodeSettings } from '../node-settings.ts'

const year = 527_040

/** Waits for a while, until a moment, or until the moment that a form field names (and so many minutes more). */
export const timerSettings = z.object({
  ...nodeSettings,
  kind: z.literal('timer'),
  waits: z.enum(['duration', 'moment', 'field']).default('duration'),
  /** How long, or how long after the field's moment. */
  minutes: z.number().int().min(0).max(year).default(60),
  /** Only minutes of the working calendar count. */
  inWorkingTime: z.boolean().default(false),
  /** Date or time on the wall of the tenant (`2026-12-31`, `2026-12-31T17:00`), where it waits for a moment. */
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

/** Until when a wait waits, where it is for time alone. */
export function timerUntil(wait: Wait): string | undefined {
  return wait.outcome !== undefined || wait.isFrozen ? undefined : timerInstant(wait)
}

/** The moment that a timer asks for; undefined for waits of other kinds. */
export function timerInstant({ kind, asks }: Pick<Wait, 'kind' | 'asks'>): string | undefined {
  if (kind !== 'timer') return undefined

  const until = typeof asks === 'object' && asks !== null && 'until' in asks ? asks['until'] : undefined
  return typeof until === 'string' ? until : undefined
}
