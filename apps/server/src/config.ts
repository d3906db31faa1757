import { resolve } from 'node:path'
import { CannotStart } from '@signet/db'
import { z } from 'zod'

const address =
  (...protocols: string[]) =>
  (value: string) =>
    protocols.includes(URL.parse(value)?.protocol ?? '')

const Environment = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'HOST must be a host name or an address, like 127.0.0.1 or 0.0.0.0')
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
  REDIS_URL: z
    .string()
    .refine(address('redis:', 'rediss:'), 'REDIS_URL must look like redis://host:6379')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'SEED must be demo or none').default('demo'),
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
  TRUST_PROXY: z
    .enum(['true', 'false'], 'TRUST_PROXY must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
  RATE_LIMITS: z
    .enum(['on', 'off'], 'RATE_LIMITS must be on or off')
    .default('on')
    .transform((value) => value === 'on'),
})

/** What the operator decides, by environment variables of the same names. */
export type Config = Readonly<{
  host: string
  port: number
  /** Absolute. */
  dataDir: string
  /** The operator's PostgreSQL; without it the product brings its own. */
  databaseUrl: string | undefined
  redisUrl: string | undefined
  seed: 'demo' | 'none'
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Where users reach the product, if not at host and port. */
  publicUrl: string | undefined
  trustProxy: boolean
  /** Off only where something in front of the product limits, or where it is measured. */
  rateLimits: boolean
}>

/**
 * Reads the environment; an empty variable counts as not set.
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
    REDIS_URL,
    SEED,
    LOG_LEVEL,
    PUBLIC_URL,
    TRUST_PROXY,
    RATE_LIMITS,
  } = read.data
  return {
    host: HOST,
    port: PORT,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    seed: SEED,
    logLevel: LOG_LEVEL,
    publicUrl: PUBLIC_URL,
    trustProxy: TRUST_PROXY,
    rateLimits: RATE_LIMITS,
  }
}

/** An address may hold a password, so it is not repeated. */
function sentence(message: string, name: string, set: Readonly<Record<string, string | undefined>>): string {
  return /^(DATABASE|REDIS)_URL$/.test(name) ? `${message}.` : `${message}, not "${set[name]}".`
}
