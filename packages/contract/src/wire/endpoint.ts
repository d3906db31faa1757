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
