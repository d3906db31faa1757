import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migratePlatform, openDb } from '@signet/db'
import { openEmbedded } from '@signet/db/embedded'
import { isoOf } from '../clock.ts'
import { type App, createApp } from '../create-app.ts'
import { createTenant } from '../tenants/index.ts'
import type { LogClock } from './moment.ts'

export type FreshTenant = Readonly<{ app: App; tenant: string; close: () => Promise<void> }>

/**
 * A whole server in this process with an empty tenant: in a database of its own that goes again at the end, or in the
 * operator's (DATABASE_URL), where the tenant stays to be looked at.
 */
export async function freshTenant(clock: LogClock, databaseUrl: string | undefined): Promise<FreshTenant> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-replay-'))
  const server = databaseUrl
    ? { url: databaseUrl, stop: async () => undefined }
    : await openEmbedded(join(folder, 'data'), { durability: 'scratch' })
  leaveNothing(server.stop, folder)
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

/** Somebody who breaks a replay off wants no database left behind. */
function leaveNothing(stop: () => Promise<void>, folder: string): void {
  const leave = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave)
}
