import type { Db } from '@signet/db'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Directories } from './directory/index.ts'
import type { Bus } from './hints/index.ts'
import type { Words } from './http/words.ts'
import type { MapTiles } from './map-tiles.ts'
import type { Outbox } from './outbox/index.ts'
import type { AnswerMemory, Outside } from './outside/index.ts'
import type { PlaceProvider } from './places/place-provider.ts'
import type { Families } from './references/family.ts'
import type { Secrets } from './secrets/index.ts'
import type { Sessions } from './sessions/index.ts'
import type { Sockets } from './socket/index.ts'

/** What every use case may reach: made once by `createApp`, never global. */
export type Server = Readonly<{
  db: Db
  clock: Clock
  /** A UUIDv7 from the clock and the random source. */
  newId: () => string
  /** `n` random bytes. */
  random: (bytes: number) => Uint8Array
  log: Logger
  /** Sentences in three languages. */
  words: Words
  /** Hints between nodes; never the truth. */
  bus: Bus
  /** The organization of each tenant, in memory. */
  directories: Directories
  /** What values of forms point to, by family. */
  families: Families<Server>
  /** Set by a piece of work that wants each question to other servers asked once. */
  answers?: AnswerMemory
  sessions: Sessions
  outbox: Outbox
  sockets: Sockets
  /** Other servers, as far as the operator lets anybody reach them. */
  outside: Outside
  /** What must not be read from a copy of the database. */
  secrets: Secrets
  /** Where files lie. */
  filesDir: string
  /** Hosts that the operator names, whose pages may be shown inside the product. */
  linkHosts: readonly string[]
  /** Where map tiles come from, if from anywhere. */
  maps: MapTiles | undefined
  /** Who knows places. */
  places: PlaceProvider
  /** IANA name; what "today" means. */
  timeZone: string
  product: Readonly<{ version: string; build: number; downloadUrl: string }>
}>
