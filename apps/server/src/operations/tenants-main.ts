import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { CannotStart, migratePlatform, openDb } from '@signet/db'
import { attachEmbedded } from '@signet/db/embedded'
import { isoOf, machineClock } from '../clock/clock.ts'
import { openOutside } from '../outside/index.ts'
import { openSecrets } from '../outside/secrets/index.ts'
import { type Config, readConfig } from '../start/config.ts'
import { productVersion } from '../start/product.ts'
import { loadSecretKeys } from '../start/secret-keys.ts'
import { administerTenants } from './tenants.ts'
import { transferTenants } from './transfer-tenants.ts'

try {
  console.log(await main())
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}

async function main(): Promise<string> {
  const config = readConfig(process.env)
  const { databaseUrl, dataDir } = config
  const order = { words: process.argv.slice(2), now: isoOf(machineClock()) }
  const database = databaseUrl
    ? { url: databaseUrl, stop: async () => undefined }
    : await attachEmbedded(dataDir)
  const db = openDb(database.url, { max: 2 })
  try {
    await migratePlatform(db)
    const { url } = database
    return (
      (await transferTenants({ ...order, ...(await surroundings(config)), url })) ??
      (await administerTenants({ ...order, db }))
    )
  } finally {
    await db.close()
    await database.stop()
  }
}

async function surroundings(config: Config) {
  const [key, ...olderKeys] = await loadSecretKeys(config, randomBytes)
  return {
    filesDir: join(config.dataDir, 'files'),
    folder: process.env['INIT_CWD'] ?? '.',
    secrets: openSecrets({ key, olderKeys, random: randomBytes }),
    outside: openOutside({ innerHosts: config.innerHosts }),
    clock: machineClock,
    passphrase: process.env['TENANT_PASSPHRASE'] || undefined,
    product: productVersion.version,
  }
}
