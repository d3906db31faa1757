import { CannotStart, migratePlatform, openDb } from '@signet/db'
import { attachEmbedded } from '@signet/db/embedded'
import { isoOf, machineClock } from '../clock/clock.ts'
import { readConfig } from '../start/config.ts'
import { administerTenants } from './tenants.ts'

try {
  console.log(await main())
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}

async function main(): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const database = databaseUrl
    ? { url: databaseUrl, stop: async () => undefined }
    : await attachEmbedded(dataDir)
  const db = openDb(database.url, { max: 2 })
  try {
    await migratePlatform(db)
    return await administerTenants({ db, words: process.argv.slice(2), now: isoOf(machineClock()) })
  } finally {
    await db.close()
    await database.stop()
  }
}
