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
import { openOutbox } from './clock/outbox/open-outbox.ts'
import { openTicker, type Ticker } from './clock/ticker.ts'
import { dueWorks } from './features/background/due-works.ts'
import { recurringJobs } from './features/background/recurring-jobs.ts'
import { interfaceFamily, interfaceRows } from './features/data-interfaces/index.ts'
import { features } from './features/index.ts'
import { areasFamily } from './features/lookups/areas/index.ts'
import { dictionaryFamily } from './features/lookups/dictionary/index.ts'
import { modelFamily } from './features/records/index.ts'
import { documentation } from './http/documentation/documentation.ts'
import { envelopeOf } from './http/envelope.ts'
import { guards } from './http/guards.ts'
import { health } from './http/health.ts'
import { pages } from './http/pages.ts'
import { readWords, type Words } from './http/words.ts'
import { type Outside, openOutside } from './outside/index.ts'
import { type MapTiles, originsOf } from './outside/map-tiles.ts'
import { openPlaces, type PlaceService } from './outside/places/index.ts'
import { openSecrets } from './outside/secrets/index.ts'
import { openDirectories } from './people/directory/index.ts'
import { openSessions } from './people/sessions/index.ts'
import { directoryFamilies, type Families } from './records/references/index.ts'
import type { Server } from './server.ts'
import { type Bus, createLocalBus } from './socket/hints/index.ts'
import { openSockets } from './socket/index.ts'
import { newIds } from './start/new-ids.ts'
import { productRoot, productVersion } from './start/product.ts'
import { openWorkers, type WorkerLimits } from './workers/index.ts'

export type AppOptions = Readonly<{
  db: Db
  /** Folder of stored files; created if missing. */
  filesDir: string
  clock?: Clock
  random?: (bytes: number) => Uint8Array
  log?: Logger
  bus?: Bus
  words?: Words
  timeZone?: string
  trustProxy?: boolean
  /** Public address of the product, if a proxy changes the host. */
  publicUrl?: string
  /** Folders of the built clients; omitted in tests. */
  clients?: Readonly<{ staff: string; studio: string }>
  /** Hosts reachable outside, and name resolution. */
  outside?: Partial<Omit<Outside, 'gates'>>
  /** 32 bytes that seal passwords of other servers; without them none can be stored. */
  secretKey?: Uint8Array
  maps?: MapTiles
  /** Hosts whose pages may be framed. */
  linkHosts?: readonly string[]
  placeService?: PlaceService
  /** Bounds of work in threads. */
  workers?: Partial<WorkerLimits>
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
  const server = await openServer(options)
  const log: FastifyBaseLogger = server.log
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    reply.status(200).send(envelopeOf(server, request, error))
  const http = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy ?? false,
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

  await http.register(guards, {
    unlimited: options.unlimited ?? false,
    tileOrigins: options.maps ? originsOf(options.maps) : [],
  })
  await http.register(health, { server })
  await http.register(documentation, { document: openapi(contract, { version: productVersion.version }) })
  for (const route of features) route(http, server)
  server.sockets.attach(http.server)
  await http.register(pages, { server, ...(options.clients ? { clients: options.clients } : {}) })
  await http.ready()
  const recurring = openJobs(server, recurringJobs)
  await recurring.start()
  const ticker = openTicker(server, { works: dueWorks, everyMinute: recurring.runDue })
  ticker.start()

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
      await server.outbox.stop()
      await server.directories.close()
      await server.bus.close()
    },
  }
}

/** What values of forms point to. A family joins here, in one line. */
const families: Families<Server> = {
  ...directoryFamilies,
  areas: areasFamily,
  dictionary: dictionaryFamily,
  interface: interfaceFamily,
  model: modelFamily,
}

async function openServer(options: AppOptions): Promise<Server> {
  const clock = options.clock ?? machineClock
  const random = options.random ?? ((bytes: number) => randomBytes(bytes))
  const { db, filesDir, bus = createLocalBus(), timeZone = 'Asia/Shanghai' } = options
  const log = options.log ?? pino({ level: 'silent' })
  const words =
    options.words ?? (await readWords(productRoot, (key, err) => log.error({ err, key }, 'a sentence')))
  const newId = newIds(clock, random)
  const directories = openDirectories({ db, bus })
  const sessions = openSessions({ db, clock, random, bus, directories })
  const sockets = openSockets({ db, clock, log, bus, sessions, words, publicUrl: options.publicUrl })
  const outbox = openOutbox({ db, clock, newId, log, bus, sockets })

  return {
    db,
    clock,
    newId,
    random,
    log,
    words,
    bus,
    directories,
    families,
    interfaceRows,
    sessions,
    outbox,
    sockets,
    workers: openWorkers(options.workers),
    outside: openOutside(options.outside),
    secrets: openSecrets({ key: options.secretKey, random }),
    filesDir,
    timeZone,
    maps: options.maps,
    linkHosts: options.linkHosts ?? [],
    places: openPlaces(options.placeService, log),
    product: productVersion,
  }
}
