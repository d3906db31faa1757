import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotStart, migratePlatform, openDb } from '@signet/db'
import { openEmbedded } from '@signet/db/embedded'
import { type App, createApp, createTenant, isoOf } from '@signet/server/in-process'
import { surveyLog } from './log/survey.ts'
import { type LogClock, LogError, logClock } from './log/trace.ts'
import type { Mismatch } from './play/stage.ts'
import { type ReplayResult, replayLog } from './replay-log.ts'
import { type SortedMismatches, sortMismatches } from './sort-mismatches.ts'

const mostShown = 20

process.exitCode = await main(process.argv[2]).catch((error: unknown) => {
  if (!(error instanceof LogError) && !(error instanceof CannotStart)) throw error
  console.error(error.message)
  return 1
})

async function main(path: string | undefined): Promise<number> {
  if (!path) throw new LogError('Usage: npm run replay -- FILE.xes[.gz]')

  const survey = await surveyLog(path)
  const clock = logClock(survey.lastAt)
  const { app, tenant, close } = await openFreshTenant(clock, process.env['DATABASE_URL'])
  try {
    const replayed = await replayLog(path, { app, tenant, survey, clock })
    console.log(reportOf(replayed))
    return exitStatusOf(sortMismatches(replayed.mismatches))
  } finally {
    await close()
  }
}

/** 0 when all is as in the log, 1 when the product is wrong, 3 when the log does what no flow allows. */
function exitStatusOf({ fault }: SortedMismatches): number {
  return fault === undefined ? 0 : fault === 'product' ? 1 : 3
}

/** Formats the result of a replay, line by line: causes first, then what follows from them. */
function reportOf({
  cases,
  followUps,
  commands,
  refused,
  reminders,
  probes,
  exported,
  implied,
  leftOut,
  mismatches,
  seconds,
}: ReplayResult): string {
  const { causes, consequences, fault } = sortMismatches(mismatches)
  const blame = fault === 'log' ? ['The log does what no flow allows:'] : ['The product is wrong:']
  return [
    ...(fault === undefined ? [] : blame),
    ...linesFor(causes),
    ...(consequences.length > 0 ? ['It follows that:', ...linesFor(consequences)] : []),
    row('cases', cases),
    ...(followUps > 0 ? [row('follow-ups', followUps)] : []),
    row('commands', commands),
    ...(reminders > 0 ? [row('reminders', reminders)] : []),
    row('refused', refused),
    row('probes', `${probes}`),
    row('exported as XES, as OCEL', exported),
    row('only implied', implied),
    ...(leftOut.size > 0 ? [row('left out', formatCounts(leftOut))] : []),
    row('mismatches', causes.length),
    row('that follow from them', consequences.length),
    row('commands per second', Math.round(commands / seconds)),
    row('peak memory (MB)', Math.round(process.resourceUsage().maxRSS / 1024)),
  ].join('\n')
}

function linesFor(mismatches: readonly Mismatch[]): readonly string[] {
  const shown = mismatches.slice(0, mostShown).map(({ course, what }) => `  ${course}: ${what}`)
  const more = mismatches.length - shown.length
  return more > 0 ? [...shown, `  and ${more} more`] : shown
}

function formatCounts(leftOut: ReadonlyMap<string, number>): string {
  return [...leftOut].map(([transition, count]) => `${transition} ${count}`).join(', ')
}

function row(name: string, value: number | string): string {
  return `${name.padEnd(26)}${value}`
}

type FreshTenant = Readonly<{ app: App; tenant: string; close: () => Promise<void> }>

/**
 * Starts a server in this process with an empty tenant: in a temporary database that is removed at the end, or in the
 * operator's (DATABASE_URL), where the tenant is kept for inspection.
 */
async function openFreshTenant(clock: LogClock, databaseUrl: string | undefined): Promise<FreshTenant> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-replay-'))
  const server = databaseUrl
    ? { url: databaseUrl, stop: async () => undefined }
    : await openEmbedded(join(folder, 'data'), { durability: 'scratch' })
  cleanUpOnInterrupt(server.stop, folder)
  const db = openDb(server.url)
  await migratePlatform(db)
  const tenant = `replay_${randomBytes(6).toString('hex')}`
  await createTenant(db, { code: tenant, name: 'Replay', isDemo: false, now: isoOf(clock.clock()) })
  const app = await createApp({ db, clock: clock.clock, filesDir: join(folder, 'files'), unlimited: true })

  return {
    app,
    tenant,
    close: async () => {
      await app.close()
      await db.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Removes the temporary database when the replay is interrupted. */
function cleanUpOnInterrupt(stop: () => Promise<void>, folder: string): void {
  const leave = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave)
}
