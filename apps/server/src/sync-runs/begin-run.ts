import type { StoredRun } from './run-store.ts'

/** Runs that did nothing say what would have happened, as previews do. */
const previewing: ReadonlySet<StoredRun['state']> = new Set(['ready', 'changed', 'stopped'])

/** The fingerprint that a run of this preview must find again; undefined where it is no preview that ended well. */
export function expectedBy({ state, fingerprint }: StoredRun): string | undefined {
  return previewing.has(state) ? (fingerprint ?? undefined) : undefined
}

const hour = 3_600_000
const pauses = { manually: Number.POSITIVE_INFINITY, hourly: hour, daily: 24 * hour } as const

/** Whether the time of a schedule has come, whose last run began at `lastAt`. */
export function isScheduleDue(schedule: keyof typeof pauses, lastAt: string | null, now: number): boolean {
  if (schedule === 'manually') return false
  return lastAt === null || now >= Date.parse(lastAt) + pauses[schedule]
}
