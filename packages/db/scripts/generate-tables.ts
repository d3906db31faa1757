import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../src/embedded/index.ts'
import { migratePlatform, migrateTenant } from '../src/migrate.ts'
import { openDb } from '../src/open-db.ts'
import { describeTables } from './describe-tables.ts'

const target = join(import.meta.dirname, '../src/tables.generated.ts')

const generated = await generate()
if (!process.argv.includes('--check')) await writeFile(target, generated)
else if ((await readFile(target, 'utf8')) !== generated) {
  console.error('packages/db/src/tables.generated.ts is stale: run "npm run db:types" and commit the result.')
  process.exitCode = 1
}

/** Runs every migration on a fresh database and reads the tables back. */
async function generate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-types-'))
  const { url, stop } = await openEmbedded(folder, { durability: 'scratch' })
  const db = openDb(url, { max: 1 })
  try {
    await migratePlatform(db)
    await migrateTenant(db, 'demo')
    return await describeTables(db)
  } finally {
    await db.close()
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
