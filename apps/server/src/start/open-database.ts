import { CannotStart, type Db, migratePlatform, migrateTenant, openDb } from '@signet/db'
import { type EmbeddedServer, openEmbedded } from '@signet/db/embedded'
import { sql } from 'kysely'
import type { Config } from './config.ts'

const oldestVersion = 15

export type Database = Readonly<{ db: Db; close: () => Promise<void> }>

/**
 * Opens and migrates the platform and every tenant, on the operator's PostgreSQL or the product's own.
 * Throws CannotStart with a sentence on failure.
 * @param onLost called when the product's own PostgreSQL died and did not restart
 */
export async function openDatabase(
  { databaseUrl, dataDir, statements }: Config,
  onLost: (reason: unknown) => void,
): Promise<Database> {
  const server: EmbeddedServer = databaseUrl
    ? { url: databaseUrl, stop: async () => undefined }
    : await openEmbedded(dataDir, { onLost })
  const db = openDb(server.url, { statements })
  const close = async () => {
    await db.close()
    await server.stop()
  }

  try {
    await refuseOldServer(db)
    await migratePlatform(db)
    const tenants = await db.platform.selectFrom('tenant').select('code').execute()
    for (const { code } of tenants) await migrateTenant(db, code)
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function refuseOldServer(db: Db): Promise<void> {
  const version = await serverVersion(db)
  if (version < oldestVersion)
    throw new CannotStart(
      `Signet needs PostgreSQL ${oldestVersion} or newer; the server at DATABASE_URL runs version ${version}.`,
    )
}

async function serverVersion(db: Db): Promise<number> {
  try {
    const { rows } = await sql<{ version: number }>`
      select current_setting('server_version_num')::int / 10000 as version`.execute(db.platform)
    return rows[0]?.version ?? 0
  } catch (cause) {
    const { message, code } = cause as NodeJS.ErrnoException
    throw new CannotStart(`Cannot reach PostgreSQL at DATABASE_URL: ${message || code}.`, { cause })
  }
}
