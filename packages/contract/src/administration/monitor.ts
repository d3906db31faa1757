import { z } from 'zod'
import { Done, Empty, endpoint } from '../wire/endpoint.ts'
import { socialVendors } from './setting-groups.ts'

const Bytes = z.number().min(0)
const Milliseconds = z.number().min(0)
const Moment = z.string().nullable()

/** What the caches of a server hold. */
export const cacheNames = ['directory', 'settings', 'bounds', 'designs', 'lists', 'sessions'] as const
export type CacheName = (typeof cacheNames)[number]

export const outsideSystems = ['files', 'redis'] as const

/** Groups of settings that name a system which can be asked whether it works. */
export const askedSystems = [
  'mail',
  'replies',
  'storage',
  'map',
  'ldap',
  'sso',
  'saml',
  ...socialVendors,
] as const

export const monitor = {
  show: endpoint({
    method: 'GET',
    path: '/api/system/Monitor',
    access: 'administrator',
    areas: ['operation'],
    summary: 'Get how the server, its database and its queues are',
    input: Empty,
    output: z.object({
      process: z.object({
        version: z.string(),
        build: z.int(),
        runtime: z.string(),
        uptimeSeconds: z.number(),
        memory: z.object({ resident: Bytes, heapUsed: Bytes, heapTotal: Bytes }),
        /** How late the event loop was since it was asked last. */
        eventLoop: z.object({ mean: Milliseconds, p99: Milliseconds, max: Milliseconds }),
        processors: z.int(),
        load: z.number(),
      }),
      nodes: z.array(
        z.object({ host: z.string(), version: z.string(), startedAt: z.string(), seenAt: z.string() }),
      ),
      database: z.object({
        version: z.string(),
        /** Tables of this company alone. */
        bytes: Bytes,
        connections: z.int(),
        mostConnections: z.int(),
        longestQuery: Milliseconds,
        tables: z.array(z.object({ name: z.string(), rows: z.number(), bytes: Bytes })),
      }),
      queue: z.object({
        waiting: z.int(),
        oldestAt: Moment,
        /** Facts that failed too often and stay with their reason. */
        stuck: z.int(),
      }),
      /** What the company uses, and what the operator allows; null for no bound. */
      quotas: z.object({
        people: z.object({ used: z.int(), most: z.int().nullable() }),
        storage: z.object({ used: Bytes, most: Bytes.nullable() }),
        callsPerMinute: z.int().nullable(),
      }),
      sockets: z.object({ people: z.int(), open: z.int() }),
      slowCalls: z.int(),
      faults: z.int(),
      outside: z.array(
        z.object({
          name: z.enum(outsideSystems),
          state: z.enum(['ok', 'off', 'failing']),
          detail: z.string(),
          freeBytes: Bytes.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  outside: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/system/Monitor/Outside/Check',
    access: 'administrator',
    areas: ['operation'],
    summary: 'Ask each outside system that the settings use whether it works',
    input: Empty,
    output: z.object({
      /** Why it cannot be used, as a sentence; empty when it works. */
      list: z.array(z.object({ name: z.enum(askedSystems), failure: z.string() })),
    }),
    refusals: [],
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/api/system/Monitor/Job',
    access: 'administrator',
    areas: ['operation'],
    summary: 'List the recurring jobs of the installation; only the first company sees them',
    input: Empty,
    output: z.object({
      list: z.array(
        z.object({
          name: z.string(),
          dueAt: z.string(),
          ranAt: Moment,
          milliseconds: Milliseconds.nullable(),
          isRunning: z.boolean(),
          failure: z.string().nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  caches: endpoint({
    method: 'GET',
    path: '/api/system/Monitor/Cache',
    access: 'administrator',
    areas: ['operation'],
    summary: 'Get what the caches of the answering server hold of the company, and how often they answered',
    input: Empty,
    output: z.object({
      host: z.string(),
      /** Since when the server counts. */
      startedAt: z.string(),
      list: z.array(
        z.object({
          name: z.enum(cacheNames),
          entries: z.int(),
          /** Questions answered from memory, and those that asked the database. */
          hits: z.int(),
          misses: z.int(),
        }),
      ),
    }),
    refusals: [],
  }),
  emptyCache: endpoint({
    method: 'POST',
    path: '/api/system/Monitor/Cache/:name/Empty',
    access: 'administrator',
    areas: ['operation'],
    summary: 'Empty a cache of the company on every server; it fills again when it is asked',
    input: z.object({ name: z.enum(cacheNames) }),
    isRepeatable: true,
    output: Done,
    refusals: [],
  }),
  runJob: endpoint({
    method: 'POST',
    path: '/api/system/Monitor/Job/:name/Run',
    access: 'administrator',
    areas: ['operation'],
    summary: 'Run a job now',
    input: z.object({ name: z.string().min(1).max(60) }),
    isRepeatable: true,
    output: Done,
    refusals: ['monitor.jobNotFound', 'monitor.jobRunning'],
  }),
}
