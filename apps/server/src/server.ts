import type { InterfaceRow } from '@signet/contract'
import type { Db, Reader } from '@signet/db'
import type { Logger } from 'pino'
import type { Clock } from './clock/clock.ts'
import type { Leases } from './clock/lease.ts'
import type { Outbox } from './clock/outbox/open-outbox.ts'
import type { CallLimits } from './http/admission/index.ts'
import type { CallLog } from './http/audit/call-log.ts'
import type { Words } from './http/words.ts'
import type { AnswerMemory, Outside } from './outside/index.ts'
import type { MapTiles } from './outside/map-tiles.ts'
import type { Places } from './outside/places/index.ts'
import type { Secrets } from './outside/secrets/index.ts'
import type { AccessKeys } from './people/access-keys/index.ts'
import type { Directories } from './people/directory/index.ts'
import type { Proofs, RelyingParty, Sessions } from './people/sessions/index.ts'
import type { Settings } from './people/settings/index.ts'
import type { Tenants } from './people/tenants/index.ts'
import type { Families } from './records/references/family.ts'
import type { Bus } from './socket/hints/index.ts'
import type { Sockets } from './socket/index.ts'
import type { PhoneApps } from './start/phone-settings.ts'
import type { Vitals } from './start/vitals.ts'
import type { Workers } from './workers/index.ts'

/** Dependencies of every use case; created once by `createApp`, never global. */
export type Server = Readonly<{
  db: Db
  clock: Clock
  /** Returns a UUIDv7 from the clock and the random source. */
  newId: () => string
  /** Returns this many random bytes. */
  random: (bytes: number) => Uint8Array
  log: Logger
  /** Texts in three languages. */
  words: Words
  /** Proves the right to create the first administrator. */
  firstRunCode: string
  /** Hints between nodes; never the truth. */
  bus: Bus
  /** The organization of each tenant, in memory. */
  directories: Directories
  /** What administrators configured, by tenant and group. */
  settings: Settings
  /** What the operator decided about each tenant. */
  tenants: Tenants
  /** Things that form values refer to, by family. */
  families: Families<Server>
  /** Asks a data interface on a person's behalf; refuses `dataInterfaces.notFound` and the contract's `askingRefusals`. */
  interfaceRows: (server: Server, db: Reader, wanted: RowsQuestion) => Promise<InterfaceAnswer>
  /** Set by a piece of work that wants each question to other servers asked once. */
  answers?: AnswerMemory
  sessions: Sessions
  /** Proofs of work at doors without a session. */
  proofs: Proofs
  /** Keys of other programs. */
  accessKeys: AccessKeys
  callLimits: CallLimits
  callLog: CallLog
  /** How this process is. */
  vitals: Vitals
  outbox: Outbox
  /** Leases of the rows that this node works on. */
  leases: Leases
  sockets: Sockets
  /** Threads for sheets, documents and formulas. */
  workers: Workers
  /** Other servers, as far as the operator permits. */
  outside: Outside
  /** Seals secrets against readers of a copied database. */
  secrets: Secrets
  /** Folder of stored files. */
  filesDir: string
  /** Whether companies may register themselves. */
  registration: boolean
  /** How many bytes may be stored, and how many uploads of a person may be unfinished. */
  fileSpace: Readonly<{ perPerson: number; perTenant: number; openUploads: number }>
  /** Hosts whose pages may be framed. */
  linkHosts: readonly string[]
  /** The operator's apps for phones. */
  phoneApps: PhoneApps
  /** Source of map tiles, if configured. */
  maps: MapTiles | undefined
  /** Sources of places and map tiles. */
  places: Places
  /** Public address of the product, if configured. */
  publicUrl: string | undefined
  /** For whom passkeys are made; undefined where they work nowhere. */
  relyingParty: RelyingParty | undefined
  /** IANA name; determines what "today" means. */
  timeZone: string
  product: Readonly<{ version: string; build: number; downloadUrl: string }>
}>

type RowsQuestion = Readonly<{
  tenant: string
  personId: string
  now: string
  /** The id or code of the interface. */
  id: string
  /** Values of its parameters by name. */
  params: Readonly<Record<string, string | number | boolean | null>>
  /** The longest wait, where that is shorter than the interface allows. */
  longestMs: number
}>
type InterfaceAnswer = Readonly<{ rows: readonly InterfaceRow[] }>
