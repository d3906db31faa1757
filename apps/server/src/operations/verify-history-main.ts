import { CannotStart, openDb } from '@signet/db'
import { attachEmbedded } from '@signet/db/embedded'
import { readConfig } from '../start/config.ts'
import { verifyHistory } from './verify-history.ts'

const mostShown = 50

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  return 2
})

/** 0: unchanged; 1: changed; 2: could not be checked. */
async function main(): Promise<number> {
  if (process.argv.length > 2) throw new CannotStart('Usage: npm run verify-history')

  const { databaseUrl, dataDir } = readConfig(process.env)
  const database = databaseUrl
    ? { url: databaseUrl, stop: async () => undefined }
    : await attachEmbedded(dataDir)
  const db = openDb(database.url)
  try {
    const begun = performance.now()
    const { cases, events, faults } = await verifyHistory(db)
    const seconds = (performance.now() - begun) / 1000
    for (const { tenant, caseId, sequence, fault } of faults.slice(0, mostShown))
      console.log(`${tenant}: case ${caseId}, event ${sequence}: ${fault}`)
    if (faults.length > mostShown) console.log(`and ${faults.length - mostShown} more`)
    console.log(
      `${cases} cases, ${events} events, ${faults.length} broken histories, ${Math.round(events / seconds)} events per second`,
    )
    return faults.length === 0 ? 0 : 1
  } finally {
    await db.close()
    await database.stop()
  }
}
