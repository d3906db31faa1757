import { LocalizedText } from '@signet/form'
import { z } from 'zod'
import { Id } from '../wire/endpoint.ts'

const Name = z.string().trim().min(1).max(100)
const Code = z.string().regex(/^[\w.-]{1,60}$/)

/** One row of an answer, by column. */
export const InterfaceRow = z.record(z.string(), z.unknown())
export type InterfaceRow = z.infer<typeof InterfaceRow>

/** What has to be known before asking. Values of people and times are the server's; a caller cannot claim them. */
export const InterfaceParameter = z.strictObject({
  name: z.string().regex(/^[a-zA-Z]\w{0,39}$/),
  label: z.string().trim().max(100).default(''),
  type: z.enum(['text', 'number', 'boolean', 'date']).default('text'),
  required: z.boolean().default(false),
  /** Taken when nothing comes from its source. */
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
  /** Empty for a secret one: what is stored stays. */
  value: z
    .string()
    .max(2000)
    .regex(/^[\x20-\x7e]*$/)
    .default(''),
  isSecret: z.boolean().default(false),
})

/** Where rows come from. `{name}` stands for a parameter; it is bound or encoded, never pasted. */
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
    /** JSON, sent by a POST. */
    body: z.string().max(20_000).default(''),
    /** Where the list lies in the answer: `data.list`; empty: the answer is the list. */
    listPath: z
      .string()
      .regex(/^([\w-]{1,60}(\.[\w-]{1,60}){0,9})?$/)
      .default(''),
  }),
])
export type InterfaceSource = Readonly<z.output<typeof InterfaceSource>>

/** Whom it answers when they ask directly; a form or list that people may use asks for them. */
export const InterfaceAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('administrators') }),
  z.strictObject({ kind: z.literal('members') }),
  z.strictObject({ kind: z.literal('roles'), roleIds: z.array(Id).min(1).max(100) }),
])
export type InterfaceAudience = Readonly<z.output<typeof InterfaceAudience>>

const unique = (names: readonly { name: string }[]) =>
  new Set(names.map(({ name }) => name)).size === names.length

/** What is asked, and what of the answer may leave. */
export const InterfaceQuestion = z.object({
  source: InterfaceSource,
  parameters: z.array(InterfaceParameter).max(50).default([]).refine(unique, 'has a name twice'),
  /** Columns that are given out; none: all. */
  columns: z
    .array(z.strictObject({ name: z.string().min(1).max(100), label: LocalizedText.default('') }))
    .max(200)
    .default([])
    .refine(unique, 'has a name twice'),
  /** The most that an answer may take. */
  seconds: z.number().int().min(1).max(30).default(10),
})
export type InterfaceQuestion = Readonly<z.output<typeof InterfaceQuestion>>

export const InterfaceSettings = InterfaceQuestion.extend({
  fullName: Name,
  enCode: Code,
  category: z.string().trim().max(60).default(''),
  audience: InterfaceAudience.default({ kind: 'administrators' }),
})
