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
import { type Clock, machineClock } from './clock.ts'
import { openDirectories } from './directory/index.ts'
import { families } from './families.ts'
import { features } from './features/index.ts'
import { type Bus, localBus } from './hints/index.ts'
import { documentation } from './http/documentation.ts'
import { envelopeOf } from './http/envelope.ts'
import { guards } from './http/guards.ts'
import { health } from './http/health.ts'
import { pages } from './http/pages.ts'
import { readWords, type Words } from './http/words.ts'
import { type Jobs, jobs, openJobs } from './jobs/index.ts'
import { type MapTiles, originsOf } from './map-tiles.ts'
import { newIds } from './new-ids.ts'
import { openOutbox } from './outbox/index.ts'
import { type Outside, openOutside } from './outside/index.ts'
import { openPlaces, type PlaceService } from './places/index.ts'
import { productRoot, productVersion } from './product.ts'
import { openSecrets } from './secrets/index.ts'
import type { Server } from './server.ts'
import { openSessions } from './sessions/index.ts'
import { openSockets } from './socket/index.ts'
import { clockWorks, openTicker, type Ticker } from './ticker/index.ts'

export type AppOptions = Readonly<{
  db: Db
  /** Where files lie; made when missing. */
  filesDir: string
  clock?: Clock
  random?: (bytes: number) => Uint8Array
  log?: Logger
  bus?: Bus
  words?: Words
  timeZone?: string
  trustProxy?: boolean
  /** Where people reach the product, when a proxy in front changes the host. */
  publicUrl?: string
  /** Folders of the built clients; none in tests. */
  clients?: Readonly<{ staff: string; studio: string }>
  /** What may be reached outside, and how names are looked up. */
  outside?: Partial<Omit<Outside, 'gates'>>
  /** 32 bytes that seal passwords of other servers; without them none is kept. */
  secretKey?: Uint8Array
  maps?: MapTiles
  /** Hosts whose pages may be shown inside the product. */
  linkHosts?: readonly string[]
  placeService?: PlaceService
  /** Turns rate limits off, for replays and measurements in process. */
  unlimited?: boolean
}>

export type App = Readonly<{
  server: Server
  http: FastifyInstance
  jobs: Jobs
  ticker: Ticker
  listen: (address: { host: string; port: number }) => Promise<string>
  /** Takes no new work, finishes what runs, closes sockets and jobs. The database stays open: it is the caller's. */
  close: () => Promise<void>
}>

/** The composition root: everything a server needs, made and wired in one place. */
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
  await server.outbox.start()
  const recurring = openJobs(server, jobs)
  await recurring.start()
  const ticker = openTicker(server, clockWorks)
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
      await recurring.stop()
      await ticker.stop()
      await server.outbox.stop()
      await server.directories.close()
      await server.bus.close()
    },
  }
}

async function openServer(options: AppOptions): Promise<Server> {
  const clock = options.clock ?? machineClock
  const random = options.random ?? ((bytes: number) => randomBytes(bytes))
  const { db, filesDir, bus = localBus(), timeZone = 'Asia/Shanghai' } = options
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
    sessions,
    outbox,
    sockets,
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
