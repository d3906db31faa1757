import type { Wait } from '../../case/case-state.ts'

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
