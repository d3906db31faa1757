import type { PlatformDb } from '@signet/db'
import type { Server } from '../server.ts'
import { isoOf } from './clock.ts'
import { leaseAt } from './lease.ts'

/** Work of the whole installation that recurs. */
export type Job = Readonly<{
  name: string
  /** Milliseconds from the end of one run to the next. */
  every: number
  run: (server: Server) => Promise<void>
}>

export type Jobs = Readonly<{
  /** Registers the jobs in the database. */
  start: () => Promise<void>
  /** Runs due jobs on this node. */
  runDue: () => Promise<void>
  /** Waits for the current run. */
  stop: () => Promise<void>
}>

/** The hint that a job is due although its time has not come. */
export const dueNow = 'jobs'

const minute = 60_000
const jobLease = 30 * minute
const retryAfter = 10 * minute

/** Runs each job on one node at a time; a failed one stores its reason and is retried after ten minutes. */
export function openJobs(server: Server, jobs: readonly Job[]): Jobs {
  const { db, clock, log, bus } = server
  let running: Promise<void> = Promise.resolve()

  const attempt = async ({ name, every, run }: Job): Promise<void> => {
    const now = clock()
    const begun = performance.now()
    const took = () => ({ ranAt: isoOf(now), milliseconds: Math.round(performance.now() - begun) })
    if (!(await leaseJob(db.platform, { name, ...leaseAt({ clock: () => now }, jobLease) }))) return

    try {
      await run(server)
      await finishJob(db.platform, { ...took(), name, dueAt: isoOf(now + every), failure: null })
    } catch (err) {
      log.error({ err, job: name }, 'a job failed')
      const dueAt = isoOf(now + retryAfter)
      await finishJob(db.platform, { ...took(), name, dueAt, failure: String(err) })
    }
  }
  const runAll = async () => {
    for (const job of jobs) await attempt(job)
  }

  const runDue = () => {
    const next = running.then(runAll)
    running = next.catch(() => undefined)
    return next
  }
  const leave = bus.subscribe(dueNow, () => void runDue().catch(() => undefined))

  return {
    start: async () => {
      for (const { name } of jobs) await registerJob(db.platform, name, isoOf(clock()))
    },
    runDue,
    stop: () => {
      leave()
      return running
    },
  }
}

async function registerJob(db: PlatformDb, name: string, dueAt: string): Promise<void> {
  await db
    .insertInto('job')
    .values({ name, dueAt })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Takes a due job that no live node holds. A single statement, so that only one of two nodes succeeds. */
async function leaseJob(
  db: PlatformDb,
  { name, now, until }: Readonly<{ name: string; now: string; until: string }>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ leasedUntil: until })
    .where('name', '=', name)
    .where('dueAt', '<=', now)
    .where(({ eb, or }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Run = Readonly<{
  name: string
  ranAt: string
  milliseconds: number
  dueAt: string
  /** Null if it succeeded. */
  failure: string | null
}>

async function finishJob(db: PlatformDb, { name, ...finished }: Run): Promise<void> {
  await db
    .updateTable('job')
    .set({ ...finished, leasedUntil: null })
    .where('name', '=', name)
    .execute()
}
