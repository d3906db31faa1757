import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Db, tenantSchema } from '@signet/db'
import { sql } from 'kysely'

type SeedOptions = Readonly<{ db: Db; dataDir: string; tenant: string; seed: () => Promise<void> }>

/**
 * Seeds an empty database. A marker in the data directory reveals an interrupted seeding, whose tenant is
 * dropped first. Leaves a database with any tenant alone.
 */
export async function seedOnce({ db, dataDir, tenant, seed }: SeedOptions): Promise<void> {
  const note = join(dataDir, 'seeding')
  if (existsSync(note)) await dropTenant(db, tenant)
  if (await db.platform.selectFrom('tenant').select('code').executeTakeFirst()) return

  await writeFile(note, `The demo company is being made. If this file stays, the next start begins anew.\n`)
  await seed()
  await rm(note)
}

async function dropTenant(db: Db, tenant: string): Promise<void> {
  await sql`drop schema if exists ${sql.id(tenantSchema(tenant))} cascade`.execute(db.platform)
  await db.platform.deleteFrom('tenant').where('code', '=', tenant).execute()
}
