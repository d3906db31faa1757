import { isoOf } from '../clock.ts'
import type { Server } from '../server.ts'
import type { Job } from './job.ts'
import { finishJob, leaseJob, registerJob } from './job-store.ts'

export type Jobs = Readonly<{
  /** Enters the jobs into the database and looks for due ones every minute. */
  start: () => Promise<void>
  /** Runs what is due now, on this node. */
  runDue: () => Promise<void>
  /** Waits for the run under way. */
  stop: () => Promise<void>
}>

const minute = 60_000
const lease = 30 * minute
const retryAfter = 10 * minute

/** Runs jobs, each on one node at a time; one that fails says why in its row, and is tried again in ten minutes. */
export function openJobs(server: Server, jobs: readonly Job[]): Jobs {
  const { db, clock, log } = server
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const attempt = async ({ name, every, run }: Job): Promise<void> => {
    const now = clock()
    if (!(await leaseJob(db.platform, { name, now: isoOf(now), until: isoOf(now + lease) }))) return

    try {
      await run(server)
      await finishJob(db.platform, { name, dueAt: isoOf(now + every), failure: null })
    } catch (err) {
      log.error({ err, job: name }, 'a job failed')
      await finishJob(db.platform, { name, dueAt: isoOf(now + retryAfter), failure: String(err) })
    }
  }
  const runDue = (): Promise<void> => {
    running = running.then(async () => {
      for (const job of jobs) await attempt(job)
    })
    return running
  }
  const look = () => {
    running = runDue().catch((err: unknown) => log.warn({ err }, 'jobs wait for the next minute'))
  }

  return {
    runDue,
    start: async () => {
      for (const { name } of jobs) await registerJob(db.platform, name, isoOf(clock()))
      timer = setInterval(look, minute).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
