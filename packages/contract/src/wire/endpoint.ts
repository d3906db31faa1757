import { z } from 'zod'
import type { RefusalCode } from '../refusals.ts'
import type { CallArea } from './administration-areas.ts'

/**
 * Who may call: anyone, members, or administrators of the tenant. Checked before the use case; the client hides
 * buttons by the same value.
 */
export type Access = 'anyone' | 'member' | 'administrator'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  M extends Method = Method,
  OnlyReads extends boolean = boolean,
> = Readonly<{
  method: M
  /** `:taskId` is filled from the input; other input goes into the query (GET, DELETE) or the body. */
  path: `/api/${string}` | `/scim/${string}`
  access: Access
  /** Grades that open a call for administrators; without any, it is for administrators of the whole company. */
  areas?: readonly CallArea[]
  summary: string
  input: Input
  output: Output
  refusals: readonly RefusalCode[]
  /** Encoding of the body; JSON by default. */
  encoding?: 'json' | 'form'
  /** A read-only POST, for input too long for an address: no transaction, no idempotency key. */
  onlyReads?: OnlyReads
  /** The answer holds a secret, which is sealed under its idempotency key. */
  answersSecret?: boolean
  /** The input holds a secret, of which no trace may be stored that could be guessed from. */
  takesSecret?: boolean
  /** A GET that the specification has for something that acts. */
  acts?: boolean
  /** A writing call that is also for an administrator who looks through a person's eyes. */
  isOpenToViewers?: boolean
  /** Each call takes effect, whatever its idempotency key. */
  isRepeatable?: boolean
}>

/** One endpoint, the single source of types, client, server binding and OpenAPI. */
export function endpoint<
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const M extends Method,
  const OnlyReads extends boolean = false,
>(definition: Endpoint<Input, Output, M, OnlyReads>): Endpoint<Input, Output, M, OnlyReads> {
  return definition
}

/** Input of a caller (before parsing). */
export type RequestInput<E extends Endpoint> = z.input<E['input']>
/** Input of a use case (after parsing). */
export type ParsedInput<E extends Endpoint> = z.output<E['input']>
/** Output of a use case (before parsing). */
export type HandlerOutput<E extends Endpoint> = z.input<E['output']>
/** Output for a caller (after parsing). */
export type ParsedOutput<E extends Endpoint> = z.output<E['output']>

/** A read-only endpoint; the compile-time equivalent of `isWriting`. */
export type ReadingEndpoint =
  | Endpoint<z.ZodObject, z.ZodType, 'GET'>
  | Endpoint<z.ZodObject, z.ZodType, 'POST', true>

/** Whether a call writes, and therefore needs an `Idempotency-Key`. */
export function isWriting({ method, onlyReads }: Pick<Endpoint, 'method' | 'onlyReads'>): boolean {
  return method !== 'GET' && !onlyReads
}

/** Whether a call is also for an administrator who looks through a person's eyes: those that change nothing. */
export function isForViewers(
  endpoint: Pick<Endpoint, 'method' | 'onlyReads' | 'acts' | 'isOpenToViewers'>,
): boolean {
  return endpoint.isOpenToViewers === true || !(endpoint.acts || isWriting(endpoint))
}

/**
 * Envelope of every answer (spec section 3). HTTP status is 200 for every understood call; only `code` 200 is
 * success.
 */
export const Envelope = z.object({ code: z.number().int(), msg: z.string(), data: z.unknown() })
export type Envelope = z.infer<typeof Envelope>

/** `data` when `code` is not 200: name and parameters of the refusal. */
export const RefusalData = z.object({
  refusal: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  requestId: z.string().optional(),
  /** Field problems of a refused form, by path. */
  problems: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
})
export type RefusalData = z.infer<typeof RefusalData>

/** Largest integer that the database holds in a column of whole numbers (int4). */
export const largestInteger = 2_147_483_647

/** Ids are strings; ours are UUIDv7. */
export const Id = z.string().min(1).max(80)
/** ISO 8601 with a real-world offset, years 1 to 9999. */
export const Instant = z.iso.datetime({ offset: true }).refine((text) => {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999 && /(Z|[+-](0\d|1[0-4]):\d\d)$/.test(text)
})
/** A local date of the office (`2026-11-20`), from the year 1000 on, so that dates computed backwards stay valid. */
export const Day = z.iso.date().refine((text) => text >= '1000')
export const Empty = z.object({})
export const Done = z.null()

/** A person as shown beside an action. */
export const PersonRef = z.object({ id: Id, name: z.string(), headIcon: z.string().default('') })
export type PersonRef = z.infer<typeof PersonRef>

/** Paging of a list: by cursor, or by page number. */
export const PageInput = z.object({
  cursor: z.string().max(200).optional(),
  currentPage: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(200).default(20),
  keyword: z.string().trim().max(100).optional(),
})

/** A page: `next` is the cursor of the following page, null at the end. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    list: z.array(row),
    next: z.string().nullable(),
    pagination: z.object({
      currentPage: z.number().int(),
      pageSize: z.number().int(),
      total: z.number().int(),
    }),
  })
}

/** Query lists arrive as one value or several. */
export function listOf<Part extends z.ZodType>(part: Part) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(part).max(500).optional(),
  )
}

/** Translations of an administrator's text; empty falls back to zh-CN. */
export const Translations = z
  .strictObject({
    'zh-TW': z.string().trim().max(100).default(''),
    'en-US': z.string().trim().max(100).default(''),
  })
  .prefault({})
