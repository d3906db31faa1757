import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { CannotStart } from '@signet/db'
import { type Logger, pino } from 'pino'
import { clockAhead } from '../clock/clock.ts'
import { openDatabaseClock } from '../clock/database-clock.ts'
import { type AppOptions, createApp } from '../create-app.ts'
import { isFirstRun } from '../people/tenants/index.ts'
import { demoAccounts, demoPassword } from '../seed/demo-accounts.ts'
import type { Bus } from '../socket/hints/index.ts'
import type { Config } from './config.ts'
import { hasDemo, prepareDemo, refuseExposedDemo } from './demo.ts'
import { openDatabase } from './open-database.ts'
import { productRoot, productVersion } from './product.ts'
import { loadSecretKeys } from './secret-keys.ts'

export type Product = Readonly<{
  announcement: string
  /**
   * Takes no new work, waits ten seconds for running work, then ends jobs, connections and the product's
   * own PostgreSQL.
   */
  stop: () => Promise<void>
}>

const drainTime = 10_000

/**
 * Starts the product. Throws CannotStart with a sentence for the operator.
 * @param onLost called when the database is permanently lost, so that the process should end
 */
export async function startProduct(config: Config, onLost: (reason: unknown) => void): Promise<Product> {
  if (config.seed === 'demo') refuseExposedDemo(config)
  await refuseTakenPort(config)
  await makeFolder(config.dataDir)
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
  })
  const { db, close } = await openDatabase(config, onLost)
  const filesDir = join(config.dataDir, 'files')
  try {
    const { clock, adjust } = await openDatabaseClock({ db: db.platform })
    await prepareDemo(config, { db, filesDir, log, clock })
    const app = await createApp({
      db,
      filesDir,
      log,
      clock: clockAhead(clock, config.clockAheadMinutes),
      adjustClock: adjust,
      ...settingsOf(config),
      ...keysFrom(await loadSecretKeys(config, randomBytes)),
      ...(config.redisUrl ? { bus: await busAt(config.redisUrl, log) } : {}),
      ...builtClients(),
    })
    const address = await app.listen({ host: config.host, port: config.port })
    const firstRunCode = (await isFirstRun(app.server)) ? app.server.firstRunCode : undefined

    return {
      announcement: announcement({ address, config, hasDemo: await hasDemo(db), firstRunCode }),
      stop: async () => {
        await Promise.race([app.close(), after(drainTime, undefined, { ref: false })])
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Settings of the operator that the server takes as they are. */
function settingsOf(config: Config) {
  return {
    trustProxy: config.trustProxy,
    hosts: [config.host, ...config.allowedHosts],
    ...(config.firstRunCode ? { firstRunCode: config.firstRunCode } : {}),
    ...(config.publicUrl ? { publicUrl: config.publicUrl } : {}),
    localUrl: `http://localhost:${config.port}`,
    unlimited: !config.rateLimits,
    ...(config.maps ? { maps: config.maps } : {}),
    ...(config.places ? { placeService: config.places } : {}),
    linkHosts: config.linkHosts,
    phoneApps: config.phoneApps,
    registration: config.registration,
    fileSpace: config.fileSpace,
    outside: { innerHosts: config.innerHosts, databaseUrls: config.databaseUrls },
  } satisfies Partial<AppOptions>
}

/** The first key seals; those after it only open what they sealed. */
function keysFrom([secretKey, ...olderSecretKeys]: readonly Uint8Array[]) {
  return secretKey ? { secretKey, olderSecretKeys } : {}
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    // Closes files that older versions left readable to other users of the machine.
    await chmod(dataDir, 0o700)
  } catch (cause) {
    throw new CannotStart(
      `Cannot create the data directory ${dataDir} (${(cause as NodeJS.ErrnoException).code}): set DATA_DIR to a directory that Signet can write to.`,
      { cause },
    )
  }
}

/** In development the clients run on servers of their own, without a build. */
function builtClients(): Pick<AppOptions, 'clients'> {
  const staff = join(productRoot, 'apps/staff/dist')
  const studio = join(productRoot, 'apps/studio/dist')
  return existsSync(staff) && existsSync(studio) ? { clients: { staff, studio } } : {}
}

type Announcement = Readonly<{
  address: string
  config: Config
  hasDemo: boolean
  firstRunCode: string | undefined
}>

/** Tells the operator the addresses, the accounts and the data directory. */
function announcement({ address, config, hasDemo, firstRunCode }: Announcement): string {
  const home = (config.publicUrl ?? address).replace(/\/$/, '')
  const { version, build } = productVersion
  return [
    `Signet ${version} (${build}) is ready.`,
    `  Staff     ${home}/`,
    `  Studio    ${home}/studio/`,
    ...(hasDemo
      ? [`  Accounts  ${demoAccounts.join(', ')}; password ${demoPassword} (demo company, not for real work)`]
      : []),
    ...(firstRunCode
      ? [`  Setup     ${firstRunCode} is the code that creates the first administrator on the login page`]
      : []),
    ...(config.clockAheadMinutes > 0
      ? [`  Clock     ${config.clockAheadMinutes} minutes ahead of the database (CLOCK_AHEAD_MINUTES)`]
      : []),
    `  Data      ${config.dataDir}${config.databaseUrl ? ' (files); everything else is at DATABASE_URL' : ''}`,
    '',
  ].join('\n')
}

/** Loads the Redis client, some 650 modules, only if the operator configured a server. */
async function busAt(url: string, log: Logger): Promise<Bus> {
  const { createRedisBus } = await import('../socket/hints/redis-bus.ts')
  return createRedisBus(url, log)
}

/** Checks early that the address is free. Throws CannotStart if not. */
export async function refuseTakenPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = createServer()
  try {
    await once(server.listen({ host, port }), 'listening')
  } catch (cause) {
    throw new CannotStart(sentence((cause as NodeJS.ErrnoException).code, host, port), { cause })
  }
  server.close()
  await once(server, 'close')
}

function sentence(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use: stop the program that uses it, or set PORT to another port.`
  if (code === 'EACCES') return `Port ${port} needs elevated permissions: set PORT to 1024 or above.`

  return `Signet cannot listen on ${host}, port ${port} (${code}): set HOST to an address of this machine.`
}
