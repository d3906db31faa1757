import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { CannotStart, type Statements } from '@signet/db'
import { z } from 'zod'
import type { MapTiles } from '../outside/map-tiles.ts'
import type { PlaceService } from '../outside/places/place-provider.ts'
import type { Server } from '../server.ts'
import { type PhoneApps, phoneAppsIn, phoneSettings } from './phone-settings.ts'

const address =
  (...protocols: string[]) =>
  (value: string) =>
    protocols.includes(URL.parse(value)?.protocol ?? '')

const isTiles = (value: string) =>
  ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) &&
  /^https?:$/.test(URL.parse(value.replace('{s}', 'a'))?.protocol ?? '')

function wholeNumber(name: string, least: number, most: number) {
  const message = `${name} must be a whole number from ${least} to ${most}`
  return z.coerce.number(message).int(message).min(least, message).max(most, message)
}

const gigabyte = 1024 ** 3

const Environment = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'HOST must be a host name or an address, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'PORT must be a number from 0 to 65535')
    .default(3000),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .refine(
      address('postgres:', 'postgresql:'),
      'DATABASE_URL must look like postgresql://user:password@host:5432/database',
    )
    .optional(),
  STATEMENTS: z.enum(['pipelined', 'plain'], 'STATEMENTS must be pipelined or plain').default('pipelined'),
  REDIS_URL: z
    .string()
    .refine(address('redis:', 'rediss:'), 'REDIS_URL must look like redis://host:6379')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'SEED must be demo or none').optional(),
  DEMO_ON_ANY_ADDRESS: z.enum(['yes', 'no'], 'DEMO_ON_ANY_ADDRESS must be yes or no').default('no'),
  FIRST_RUN_CODE: z
    .string()
    .regex(/^[\w-]{12,100}$/, 'FIRST_RUN_CODE must be 12 to 100 letters, digits or hyphens')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('warn'),
  PUBLIC_URL: z
    .string()
    .refine(address('http:', 'https:'), 'PUBLIC_URL must look like https://office.example.com')
    .optional(),
  ALLOWED_HOSTS: z
    .string()
    .transform(partsOf)
    .refine(
      (hosts) => hosts.every((host) => /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(host)),
      'ALLOWED_HOSTS must be host names separated by commas, such as office.internal,192.168.1.5',
    )
    .default([]),
  TRUST_PROXY: z
    .string()
    .transform(proxiesOf)
    .refine(
      (proxies) => proxies !== undefined,
      'TRUST_PROXY must be the number of proxies in front, or their networks, such as 1 or 10.0.0.0/8,127.0.0.1',
    )
    .default(0),
  SECRET_KEY: z
    .string()
    .transform((keys) => keys.split(',').map((key) => keyOf(key.trim())))
    .refine(
      (keys) => keys.every((key) => key.length === 32),
      'SECRET_KEY must be 32 bytes in base64 or hexadecimal, or several such keys separated by commas',
    )
    .default([]),
  INNER_HOSTS: z
    .string()
    .transform(partsOf)
    .refine(
      (hosts) => hosts.every((host) => /^(\[?[\w.:-]+\]?)$/.test(host)),
      'INNER_HOSTS must be hosts separated by commas, such as erp.internal,10.0.0.5:8080',
    )
    .default([]),
  LINK_HOSTS: z
    .string()
    .transform(partsOf)
    .refine(
      (hosts) => hosts.every((host) => /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/.test(host)),
      'LINK_HOSTS must be hosts separated by commas, such as wiki.example.com,*.example.org',
    )
    .default([]),
  ...phoneSettings,
  MAP_TILES: z
    .string()
    .refine(isTiles, 'MAP_TILES must look like https://tiles.example.com/{z}/{x}/{y}.png')
    .optional(),
  MAP_ATTRIBUTION: z.string().max(200).default(''),
  MAP_GRID: z.enum(['wgs84', 'gcj02'], 'MAP_GRID must be wgs84 or gcj02').default('wgs84'),
  PLACES_URL: z
    .string()
    .refine(address('http:', 'https:'), 'PLACES_URL must look like https://maps.example.com/v3')
    .optional(),
  PLACES_KEY: z.string().default(''),
  PERSON_SPACE_GB: wholeNumber('PERSON_SPACE_GB', 1, 1_000_000).default(10),
  COMPANY_SPACE_GB: wholeNumber('COMPANY_SPACE_GB', 1, 1_000_000).default(200),
  OPEN_UPLOADS: wholeNumber('OPEN_UPLOADS', 1, 10_000).default(50),
  REGISTRATION: z
    .enum(['on', 'off'], 'REGISTRATION must be on or off')
    .default('off')
    .transform((value) => value === 'on'),
  RATE_LIMITS: z
    .enum(['on', 'off'], 'RATE_LIMITS must be on or off')
    .default('on')
    .transform((value) => value === 'on'),
  CLOCK_AHEAD_MINUTES: wholeNumber('CLOCK_AHEAD_MINUTES', 0, 5_256_000).default(0),
})

/** Settings of the operator, from environment variables of the same names. */
export type Config = Readonly<{
  host: string
  port: number
  /** Absolute path. */
  dataDir: string
  /** The operator's PostgreSQL; if undefined, the product starts its own. */
  databaseUrl: string | undefined
  /** How the statements of a transaction reach PostgreSQL. */
  statements: Statements
  redisUrl: string | undefined
  seed: 'demo' | 'none'
  /** Permits others than this machine to reach a demo company, whose passwords are public. */
  isDemoPublic: boolean
  /** Proves the right to create the first administrator; if undefined, each start draws one. */
  firstRunCode: string | undefined
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Public address of the product, if not host and port. */
  publicUrl: string | undefined
  /** Further names of this server, besides loopback names, HOST and PUBLIC_URL. */
  allowedHosts: readonly string[]
  /** How many proxies are in front, or their networks (CIDR). */
  trustProxy: number | readonly string[]
  /** Source of map tiles; if undefined, clients draw a map of their own. */
  maps: MapTiles | undefined
  /** Place search service; if undefined, the bundled places are used. */
  places: PlaceService | undefined
  /** How much people and the companies may store. */
  fileSpace: Server['fileSpace']
  /** Whether companies may register themselves on a public page. */
  registration: boolean
  /** Disable only behind a proxy that limits, or for measurements. */
  rateLimits: boolean
  /** Minutes by which a demo's clock is ahead of the machine's, to try out time limits and absences. */
  clockAheadMinutes: number
  /** Seal passwords of other servers; the first seals, and all open. If empty, the product makes its own. */
  secretKeys: readonly Uint8Array[]
  /** Internal hosts that data interfaces may reach. */
  innerHosts: readonly string[]
  /** Hosts whose pages may be framed, besides those in published forms. */
  linkHosts: readonly string[]
  phoneApps: PhoneApps
  /** Databases assigned to tenants: `DATA_SOURCE_<TENANT>__<NAME>`, without the first two words. */
  databaseUrls: Readonly<Record<string, string>>
}>

/**
 * Reads the environment; an empty variable counts as unset.
 * Throws CannotStart with one sentence for each wrong value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const read = Environment.safeParse(set)
  if (!read.success)
    throw new CannotStart(
      read.error.issues.map(({ message, path }) => sentence(message, String(path[0]), set)).join('\n'),
    )

  const {
    HOST,
    PORT,
    DATA_DIR,
    DATABASE_URL,
    STATEMENTS,
    REDIS_URL,
    SEED = DATABASE_URL === undefined ? 'demo' : 'none',
    DEMO_ON_ANY_ADDRESS,
    FIRST_RUN_CODE,
    LOG_LEVEL,
    PUBLIC_URL,
    ALLOWED_HOSTS,
    TRUST_PROXY,
    MAP_TILES,
    MAP_ATTRIBUTION,
    MAP_GRID,
    PLACES_URL,
    PLACES_KEY,
    RATE_LIMITS,
    REGISTRATION,
    CLOCK_AHEAD_MINUTES,
    SECRET_KEY,
    INNER_HOSTS,
    LINK_HOSTS,
  } = read.data
  if (CLOCK_AHEAD_MINUTES > 0 && SEED !== 'demo')
    throw new CannotStart('CLOCK_AHEAD_MINUTES only works with a demo company: set SEED=demo or remove it.')

  return {
    host: HOST,
    port: PORT,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    statements: STATEMENTS,
    redisUrl: REDIS_URL,
    seed: SEED,
    isDemoPublic: DEMO_ON_ANY_ADDRESS === 'yes',
    firstRunCode: FIRST_RUN_CODE,
    logLevel: LOG_LEVEL,
    publicUrl: PUBLIC_URL,
    allowedHosts: ALLOWED_HOSTS,
    trustProxy: TRUST_PROXY ?? 0,
    maps: MAP_TILES ? { tiles: MAP_TILES, attribution: MAP_ATTRIBUTION, grid: MAP_GRID } : undefined,
    places: PLACES_URL ? { url: PLACES_URL, key: PLACES_KEY } : undefined,
    fileSpace: fileSpaceIn(read.data),
    registration: REGISTRATION,
    rateLimits: RATE_LIMITS,
    clockAheadMinutes: CLOCK_AHEAD_MINUTES,
    secretKeys: SECRET_KEY,
    innerHosts: INNER_HOSTS,
    linkHosts: LINK_HOSTS,
    phoneApps: phoneAppsIn(read.data),
    databaseUrls: databaseUrlsIn(set),
  }
}

function fileSpaceIn({ PERSON_SPACE_GB, COMPANY_SPACE_GB, OPEN_UPLOADS }: z.output<typeof Environment>) {
  const [perPerson, perTenant] = [PERSON_SPACE_GB * gigabyte, COMPANY_SPACE_GB * gigabyte]
  return { perPerson, perTenant, openUploads: OPEN_UPLOADS }
}

function partsOf(list: string): string[] {
  return list
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
}

/** Trusting every address would let callers invent theirs, so `true` is not a value. */
function proxiesOf(text: string): number | string[] | undefined {
  if (text === 'false') return 0
  if (/^\d$/.test(text)) return Number(text)
  const networks = partsOf(text)
  return networks.every(isNetwork) ? networks : undefined
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  )
}

function keyOf(text: string): Uint8Array {
  return Buffer.from(text, /^[\da-f]{64}$/i.test(text) ? 'hex' : 'base64')
}

const ofDatabase = 'DATA_SOURCE_'

function databaseUrlsIn(set: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(set).flatMap(([name, url]) =>
      name.startsWith(ofDatabase) && url !== undefined ? [[name.slice(ofDatabase.length), url]] : [],
    ),
  )
}

/** Names whose value may be a secret and is never printed. */
function sentence(message: string, name: string, set: Readonly<Record<string, string | undefined>>): string {
  return /^((DATABASE|REDIS)_URL|SECRET_KEY|FIRST_RUN_CODE)$/.test(name)
    ? `${message}.`
    : `${message}, not "${set[name]}".`
}
