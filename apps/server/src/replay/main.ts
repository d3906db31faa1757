import { CannotStart } from '@signet/db'
import { freshTenant } from './fresh-tenant.ts'
import { LogTrouble } from './log-trouble.ts'
import { logClock } from './moment.ts'
import { replayLog } from './replay-log.ts'
import { reportOf } from './report.ts'
import { surveyLog } from './survey.ts'

process.exitCode = await main(process.argv[2]).catch((error: unknown) => {
  if (!(error instanceof LogTrouble) && !(error instanceof CannotStart)) throw error
  console.error(error.message)
  return 1
})

async function main(path: string | undefined): Promise<number> {
  if (!path) throw new LogTrouble('Usage: npm run replay -- FILE.xes[.gz]')

  const survey = await surveyLog(path)
  const clock = logClock(survey.lastAt)
  const { app, tenant, close } = await freshTenant(clock, process.env['DATABASE_URL'])
  try {
    const replayed = await replayLog(path, { app, tenant, survey, clock })
    console.log(reportOf(replayed))
    return replayed.mismatches.length === 0 ? 0 : 1
  } finally {
    await close()
  }
}
