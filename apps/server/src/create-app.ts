import { randomBytes, randomUUID } from 'node:crypto'
import { contract, openapi } from '@signet/contract'
import type { Db } from '@signet/db'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { type Logger, pino } from 'pino'
import { type Clock, machineClock } from './clock/clock.ts'
import { type Jobs, openJobs } from './clock/jobs.ts'
import { openLeases } from './clock/lease.ts'
import { localDays } from './clock/local-days.ts'
import { openOutbox } from './clock/outbox/open-outbox.ts'
import { openTicker, type Ticker } from './clock/ticker.ts'
import { dueWorks } from './features/background/due-works.ts'
import { recurringJobs } from './features/background/recurring-jobs.ts'
import { interfaceFamily, interfaceRows } from './features/data-interfaces/index.ts'
import { features } from './features/index.ts'
import { areasFamily } from './features/lookups/areas/index.ts'
import { dictionaryFamily } from './features/lookups/dictionary/index.ts'
import { modelFamily } from './features/records/index.ts'
import { sayGone, sayThere } from './features/system/index.ts'
import { guards } from './http/admission/guards.ts'
import {
  addressOf,
  createOwnHosts,
  networkOf,
  type OwnHosts,
  openCallLimits,
} from './http/admission/index.ts'
import { openCallLog } from './http/audit/call-log.ts'
import { openRefusedCalls, type RefusedCalls } from './http/audit/refused-calls.ts'
import { pages } from './http/clients/pages.ts'
import { documentation } from './http/documentation/documentation.ts'
import { envelopeOf, withRetryAfter } from './http/envelope.ts'
import { health } from './http/health.ts'
import { readWords, type Words } from './http/words.ts'
import { type Outside, openOutside } from './outside/index.ts'
import { type MapTiles, originsOf } from './outside/map-tiles.ts'
import { openPlaces, type PlaceService } from './outside/places/index.ts'
import { openSecrets } from './outside/secrets/index.ts'
import { openAccessKeys } from './people/access-keys/index.ts'
import { openDirectories } from './people/directory/index.ts'
import { openProofs, openSessions, relyingPartyOf } from './people/sessions/index.ts'
import { openSettings } from './people/settings/index.ts'
import { newFirstRunCode, openTenants } from './people/tenants/index.ts'
import { directoryFamilies, type Families } from './records/references/index.ts'
import type { Server } from './server.ts'
import { type Bus, createLocalBus, listenForEmptying } from './socket/hints/index.ts'
import { openSockets } from './socket/index.ts'
import { newIds } from './start/new-ids.ts'
import { noPhoneApps, type PhoneApps } from './start/phone-settings.ts'
import { productRoot, productVersion } from './start/product.ts'
import { openVitals } from './start/vitals.ts'
import { openWorkers, type WorkerLimits } from './workers/index.ts'

export type AppOptions = Readonly<{
  db: Db
  /** Folder of stored files; created if missing. */
  filesDir: string
  /** Whether companies may register themselves; off by default. */
  registration?: boolean
  /** Bounds of stored files; without them only the size of one file is bounded. */
  fileSpace?: Server['fileSpace']
  clock?: Clock
  /** Corrects the clock; called every minute. */
  adjustClock?: () => Promise<void>
  /** When due work begins: every second, or only by `ticker.passDue`, as tests do. */
  dueWork?: 'everySecond' | 'onCall'
  random?: (bytes: number) => Uint8Array
  log?: Logger
  bus?: Bus
  words?: Words
  timeZone?: string
  /** How many proxies are in front, or their networks (CIDR). */
  trustProxy?: number | readonly string[]
  /** Public address of the product, if a proxy changes the host. */
  publicUrl?: string
  /** Address at which passkeys work when there is no public one. */
  localUrl?: string
  /** Further host names of the product, besides loopback names. */
  hosts?: readonly string[]
  /** Folders of the built clients; omitted in tests. */
  clients?: Readonly<{ staff: string; studio: string }>
  /** Hosts reachable outside, and name resolution. */
  outside?: Partial<Omit<Outside, 'gates'>>
  /** 32 bytes that seal passwords of other servers; without them none can be stored. */
  secretKey?: Uint8Array
  /** Keys of before, which still open what they sealed. */
  olderSecretKeys?: readonly Uint8Array[]
  maps?: MapTiles
  /** Hosts whose pages may be framed. */
  linkHosts?: readonly string[]
  /** The operator's apps for phones; none by default. */
  phoneApps?: PhoneApps
  placeService?: PlaceService
  /** Bounds of work in threads. */
  workers?: Partial<WorkerLimits>
  /** Proves the right to create the first administrator; drawn if omitted. */
  firstRunCode?: string
  /** Turns rate limits off, for replays and in-process measurements. */
  unlimited?: boolean
}>

export type App = Readonly<{
  server: Server
  http: FastifyInstance
  jobs: Jobs
  ticker: Ticker
  listen: (address: { host: string; port: number }) => Promise<string>
  /**
   * Takes no new work, finishes running work, and closes sockets and jobs. The caller closes the database.
   */
  close: () => Promise<void>
}>

/** Creates and connects everything a server needs. */
export async function createApp(options: AppOptions): Promise<App> {
  const ownHosts = createOwnHosts({ ...options, phoneOrigins: phonesOf(options).origins })
  const server = await openServer(options, ownHosts)
  const log: FastifyBaseLogger = server.log
  const refusedCalls = openRefusedCalls({ db: server.db.platform, clock: server.clock })
  const refuse = refusing(server, refusedCalls)
  const http = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: trustOf(options.trustProxy ?? 0),
    bodyLimit: 2 * 1024 * 1024,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: refuse,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    logController: new LogController({ disableRequestLogging: true }),
  })
  http.setErrorHandler(refuse)
  http.addHook('onResponse', async (request, reply) =>
    server.callLog.noteAnswered(request, reply.elapsedTime),
  )

  await http.register(guards, {
    limits: server.callLimits,
    ownHosts,
    tileOrigins: options.maps ? originsOf(options.maps) : [],
  })
  await http.register(health, { server })
  await http.register(documentation, { write: () => openapi(contract, productVersion) })
  for (const route of features) route(http, server)
  server.sockets.attach(http.server)
  await http.register(pages, { server, ...(options.clients ? { clients: options.clients } : {}) })
  await http.ready()
  const recurring = openJobs(server, recurringJobs)
  await recurring.start()
  await sayThere(server)
  const ticker = openTicker(server, {
    works: dueWorks,
    everyMinute: workOfMinute(server, { options, recurring, refusedCalls }),
  })
  if (options.dueWork !== 'onCall') ticker.start()

  return {
    server,
    http,
    jobs: recurring,
    ticker,
    listen: (address) => http.listen(address),
    close: async () => {
      await server.sockets.close()
      await http.close()
      await server.workers.close()
      await ticker.stop()
      await recurring.stop()
      await refusedCalls.write()
      await server.callLog.settled()
      // The database may be away by then.
      await sayGone(server).catch((err: unknown) => server.log.warn({ err }, 'the server stays on the list'))
      server.vitals.close()
      await server.outbox.stop()
      await server.directories.close()
      await server.settings.close()
      await server.bus.close()
    },
  }
}

/** Answers what went wrong, and notes it for the logs. */
function refusing(server: Server, refusedCalls: RefusedCalls) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const envelope = envelopeOf(server, request, error)
    refusedCalls.note(envelope, networkOf(addressOf(request)))
    server.callLog.noteRefused(request, envelope, error)
    return withRetryAfter(reply, error).status(200).send(envelope)
  }
}

type Recurring = Readonly<{ options: AppOptions; recurring: Jobs; refusedCalls: RefusedCalls }>

function workOfMinute(server: Server, { options, recurring, refusedCalls }: Recurring) {
  return {
    calls: refusedCalls.write,
    jobs: recurring.runDue,
    node: () => sayThere(server),
    ...(options.adjustClock ? { clock: options.adjustClock } : {}),
  }
}

/** The framework counts the connected address as hop 0. */
function trustOf(proxies: number | readonly string[]) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies]
}

/** What values of forms point to. A family joins here, in one line. */
const families: Families<Server> = {
  ...directoryFamilies,
  areas: areasFamily,
  dictionary: dictionaryFamily,
  interface: interfaceFamily,
  model: modelFamily,
}

const unboundedSpace: Server['fileSpace'] = {
  perPerson: Infinity,
  perTenant: Infinity,
  openUploads: Infinity,
}

function phonesOf({ phoneApps = noPhoneApps }: AppOptions): PhoneApps {
  return phoneApps
}

function wordsOf(log: Logger | undefined): ReturnType<typeof readWords> {
  return readWords(productRoot, log && ((key, err) => log.error({ err, key }, 'a sentence')))
}

async function openServer(options: AppOptions, ownHosts: OwnHosts): Promise<Server> {
  const clock = options.clock ?? machineClock
  const random = options.random ?? ((bytes: number) => randomBytes(bytes))
  const { db, filesDir, bus = createLocalBus(), timeZone = 'Asia/Shanghai' } = options
  const log = options.log ?? pino({ level: 'silent' })
  const words = options.words ?? (await wordsOf(options.log))
  listenForEmptying(bus, db)
  const newId = newIds(clock, random)
  const directories = openDirectories({ db, bus, today: localDays({ clock, timeZone }) })
  const secrets = openSecrets({ key: options.secretKey, olderKeys: options.olderSecretKeys ?? [], random })
  const settings = openSettings({ db, bus })
  const outside = openOutside(options.outside)
  const tenants = openTenants({ db })
  const relyingParty = relyingPartyOf(options)
  const known = { db, clock, random, settings }
  const proofs = openProofs({ ...known, isOn: !options.unlimited })
  const sessions = openSessions({ ...known, bus, directories, secrets, tenants, relyingParty, proofs })
  const callLimits = openCallLimits({ clock, unlimited: options.unlimited ?? false })
  const sockets = openSockets({ db, clock, log, bus, sessions, words, ownHosts, callLimits })
  const outbox = openOutbox({ db, clock, newId, log, bus, sockets })

  return {
    db,
    clock,
    newId,
    random,
    log,
    words,
    bus,
    firstRunCode: options.firstRunCode ?? newFirstRunCode(random),
    directories,
    settings,
    tenants,
    families,
    interfaceRows,
    sessions,
    proofs,
    accessKeys: openAccessKeys({ db, clock, newId, log, directories, tenants, limits: callLimits }),
    callLog: openCallLog({ db, clock, newId, log, settings }),
    vitals: openVitals({ clock, newId }),
    callLimits,
    outbox,
    leases: openLeases({ db: db.platform, clock }),
    sockets,
    workers: openWorkers(options.workers),
    outside,
    secrets,
    filesDir,
    registration: options.registration ?? false,
    fileSpace: options.fileSpace ?? unboundedSpace,
    timeZone,
    publicUrl: options.publicUrl,
    relyingParty,
    maps: options.maps,
    linkHosts: options.linkHosts ?? [],
    phoneApps: phonesOf(options),
    places: openPlaces({ service: options.placeService, outside, clock, log }),
    product: { ...productVersion, downloadUrl: phonesOf(options).downloadUrl },
  }
}
