import { z } from 'zod'
import type { RefusalCode } from '../refusals.ts'

/** Who may call: anyone, whoever is signed in, or whoever administers this tenant. Enforced before the use case; the client hides buttons by the same value. */
export type Access = 'anyone' | 'member' | 'administrator'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  M extends Method = Method,
  OnlyReads extends boolean = boolean,
> = Readonly<{
  method: M
  /** Names written `:taskId` are taken from the input; the rest travels in the query (GET, DELETE) or the body. */
  path: `/api/${string}`
  access: Access
  summary: string
  input: Input
  output: Output
  refusals: readonly RefusalCode[]
  /** How a body is written; JSON unless the spec says otherwise. */
  encoding?: 'json' | 'form'
  /** A POST that only asks, since its question is too long for an address: no transaction, no key. */
  onlyReads?: OnlyReads
}>

/** One call of the product, written once: types, client, server binding and OpenAPI follow from it. */
export function endpoint<
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const M extends Method,
  const OnlyReads extends boolean = false,
>(definition: Endpoint<Input, Output, M, OnlyReads>): Endpoint<Input, Output, M, OnlyReads> {
  return definition
}

/** What a caller writes (before parsing). */
export type RequestInput<E extends Endpoint> = z.input<E['input']>
/** What a use case reads (after parsing). */
export type ParsedInput<E extends Endpoint> = z.output<E['input']>
/** What a use case answers (before parsing). */
export type HandlerOutput<E extends Endpoint> = z.input<E['output']>
/** What a caller reads (after parsing). */
export type ParsedOutput<E extends Endpoint> = z.output<E['output']>

/** A call that changes nothing, as `isWriting` finds at run time. */
export type ReadingEndpoint =
  | Endpoint<z.ZodObject, z.ZodType, 'GET'>
  | Endpoint<z.ZodObject, z.ZodType, 'POST', true>

/** Whether a call changes something, and so takes an `Idempotency-Key`. */
export function isWriting({ method, onlyReads }: Pick<Endpoint, 'method' | 'onlyReads'>): boolean {
  return method !== 'GET' && !onlyReads
}

/** The answer of every call (spec section 3). HTTP 200 for whatever the server understood; only `code` 200 is success. */
export const Envelope = z.object({ code: z.number().int(), msg: z.string(), data: z.unknown() })
export type Envelope = z.infer<typeof Envelope>

/** What `data` holds when `code` is not 200: the refusal's name and the parameters of its sentence. */
export const RefusalData = z.object({
  refusal: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  requestId: z.string().optional(),
  /** Field problems of a refused form, by path. */
  problems: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
})
export type RefusalData = z.infer<typeof RefusalData>

/** Ids are strings (UUIDv7 when we make them). */
export const Id = z.string().min(1).max(80)
/** ISO 8601 with an offset that some clock shows, in the years that every calendar here knows: 1 to 9999. */
export const Instant = z.iso.datetime({ offset: true }).refine((text) => {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999 && /(Z|[+-](0\d|1[0-4]):\d\d)$/.test(text)
})
/** A day on the walls of the office (`2026-11-20`), from the year 1000 on: what is counted back from it is a day too. */
export const Day = z.iso.date().refine((text) => text >= '1000')
export const Empty = z.object({})
export const Done = z.null()

/** A person as shown beside a deed. */
export const PersonRef = z.object({ id: Id, name: z.string(), headIcon: z.string().default('') })
export type PersonRef = z.infer<typeof PersonRef>

/** How a list is asked for: by cursor, or as page callers do. */
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

/** Query lists arrive as one value or many. */
export function listOf<Part extends z.ZodType>(part: Part) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(part).max(500).optional(),
  )
}

/** What an administrator's word is in the other languages; empty: as in zh-CN. */
export const Translations = z
  .strictObject({
    'zh-TW': z.string().trim().max(100).default(''),
    'en-US': z.string().trim().max(100).default(''),
  })
  .prefault({})
