import { LocalizedText } from '@signet/form'
import { z } from 'zod'
import { Id } from '../wire/endpoint.ts'

const Name = z.string().trim().min(1).max(100)
const Code = z.string().regex(/^[\w.-]{1,60}$/)

/** A row of an answer, by column. */
export const InterfaceRow = z.record(z.string(), z.unknown())
export type InterfaceRow = z.infer<typeof InterfaceRow>

/** A parameter. The server fills in people and times; callers cannot forge them. */
export const InterfaceParameter = z.strictObject({
  name: z.string().regex(/^[a-zA-Z]\w{0,39}$/),
  label: z.string().trim().max(100).default(''),
  type: z.enum(['text', 'number', 'boolean', 'date']).default('text'),
  required: z.boolean().default(false),
  /** Default when its source has no value. */
  default: z.string().max(500).default(''),
  source: z.enum(['caller', 'person', 'organization', 'position', 'today', 'now']).default('caller'),
})
export type InterfaceParameter = Readonly<z.output<typeof InterfaceParameter>>

const ownedByTransport =
  /^(host|connection|content-length|transfer-encoding|upgrade|expect|te|trailer|keep-alive|proxy-.*|accept-encoding)$/i
const Header = z.strictObject({
  name: z
    .string()
    .regex(/^[\w-]{1,80}$/)
    .refine((name) => !ownedByTransport.test(name), 'is not for you to set'),
  /** Empty for a secret header, whose stored value stays. */
  value: z
    .string()
    .max(2000)
    .regex(/^[\x20-\x7e]*$/)
    .default(''),
  isSecret: z.boolean().default(false),
})

/** Source of the rows. `{name}` is a parameter, bound or encoded, never concatenated. */
export const InterfaceSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('static'), rows: z.array(InterfaceRow).max(5000) }),
  z.strictObject({
    kind: z.literal('sql'),
    sourceId: Id,
    statement: z.string().trim().min(1).max(20_000),
  }),
  z.strictObject({
    kind: z.literal('http'),
    method: z.enum(['GET', 'POST']).default('GET'),
    url: z.string().trim().min(1).max(2000),
    headers: z.array(Header).max(20).default([]),
    /** JSON body of a POST. */
    body: z.string().max(20_000).default(''),
    /** Path of the list in the answer, such as `data.list`; empty when the answer is the list. */
    listPath: z
      .string()
      .regex(/^([\w-]{1,60}(\.[\w-]{1,60}){0,9})?$/)
      .default(''),
  }),
])
export type InterfaceSource = Readonly<z.output<typeof InterfaceSource>>

/** Who may call it directly; forms and lists call it for their users. */
export const InterfaceAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('administrators') }),
  z.strictObject({ kind: z.literal('members') }),
  z.strictObject({ kind: z.literal('roles'), roleIds: z.array(Id).min(1).max(100) }),
])
export type InterfaceAudience = Readonly<z.output<typeof InterfaceAudience>>

const unique = (names: readonly { name: string }[]) =>
  new Set(names.map(({ name }) => name)).size === names.length

/** A query, and the part of its answer that is returned. */
export const InterfaceQuestion = z.object({
  source: InterfaceSource,
  parameters: z.array(InterfaceParameter).max(50).default([]).refine(unique, 'has a name twice'),
  /** Returned columns; empty for all. */
  columns: z
    .array(z.strictObject({ name: z.string().min(1).max(100), label: LocalizedText.default('') }))
    .max(200)
    .default([])
    .refine(unique, 'has a name twice'),
  /** Limits of an answer. */
  seconds: z.number().int().min(1).max(30).default(10),
})
export type InterfaceQuestion = Readonly<z.output<typeof InterfaceQuestion>>

export const InterfaceSettings = InterfaceQuestion.extend({
  fullName: Name,
  enCode: Code,
  category: z.string().trim().max(60).default(''),
  audience: InterfaceAudience.default({ kind: 'administrators' }),
})
