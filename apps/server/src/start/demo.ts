import { CannotStart, type Db, tenantSchema } from '@signet/db'
import { sql } from 'kysely'
import { isLoopback } from '../http/admission/index.ts'
import { demoTenant } from '../seed/demo-accounts.ts'
import type { seedDemo } from '../seed/index.ts'
import type { Config } from './config.ts'

type Seeding = Parameters<typeof seedDemo>[0]

/** Seeds the demo company if the operator wants one. Throws CannotStart where others could reach it. */
export async function prepareDemo(config: Config, seeding: Seeding): Promise<void> {
  const { db } = seeding
  if (await hasDemo(db)) refuseExposedDemo(config)
  if (config.seed === 'demo') await seedOnce({ db, tenant: demoTenant, seed: () => tellDemo(seeding) })
}

/** The passwords of a demo company are public. Throws CannotStart where others could reach one. */
export function refuseExposedDemo({
  host,
  publicUrl,
  trustProxy,
  isDemoPublic,
}: Pick<Config, 'host' | 'publicUrl' | 'trustProxy' | 'isDemoPublic'>): void {
  const isBehindProxy = typeof trustProxy !== 'number' || trustProxy > 0
  const isLocal =
    isLoopback(host) && !isBehindProxy && (!publicUrl || isLoopback(new URL(publicUrl).hostname))
  if (isLocal || isDemoPublic) return
  throw new CannotStart(
    'The passwords of the demo company are public, so it only answers on this machine: set SEED=none and use a new DATA_DIR or database for real work, or set DEMO_ON_ANY_ADDRESS=yes to show the demo to everyone who can reach it.',
  )
}

export async function hasDemo(db: Db): Promise<boolean> {
  const demo = await db.platform
    .selectFrom('tenant')
    .select('code')
    .where('isDemo', '=', true)
    .executeTakeFirst()
  return demo !== undefined
}

/** Loads what only a demo needs, and reports the seeding, since it takes a while and silence would look like an error. */
async function tellDemo(seeding: Parameters<typeof seedDemo>[0]): Promise<void> {
  process.stdout.write('Creating the demo company (first start only)…\n')
  const { seedDemo: seed } = await import('../seed/index.ts')
  await seed(seeding)
}

type SeedOptions = Readonly<{ db: Db; tenant: string; seed: () => Promise<void> }>

/**
 * Seeds an empty database. A mark in the same database reveals an interrupted seeding, whose tenant is
 * dropped first. Leaves a database with any tenant alone.
 */
export async function seedOnce({ db, tenant, seed }: SeedOptions): Promise<void> {
  if (await isHalfSeeded(db, tenant)) await dropTenant(db, tenant)
  if (await db.platform.selectFrom('tenant').select('code').executeTakeFirst()) return

  await db.platform
    .insertInto('seeding')
    .values({ tenantCode: tenant })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await seed()
  await db.platform.deleteFrom('seeding').where('tenantCode', '=', tenant).execute()
}

async function isHalfSeeded(db: Db, tenant: string): Promise<boolean> {
  const mark = await db.platform
    .selectFrom('seeding')
    .where('tenantCode', '=', tenant)
    .select('tenantCode')
    .executeTakeFirst()
  return mark !== undefined
}

async function dropTenant(db: Db, tenant: string): Promise<void> {
  await sql`drop schema if exists ${sql.id(tenantSchema(tenant))} cascade`.execute(db.platform)
  await db.platform.deleteFrom('tenant').where('code', '=', tenant).execute()
}
