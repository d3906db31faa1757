import type { Endpoint } from '@signet/contract'
import { z } from 'zod'

type Schema = Readonly<{
  type?: string
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  minimum?: number
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  $ref?: string
}>

const names = /^(id|ids|list|link)$|Ids?$|^(followsUp|replyTo|copyTo|mentions|parent|holders|node|of)$/

/** Returns a valid input of an endpoint, with this id wherever one is required. */
export function sampleInput({ input }: Pick<Endpoint, 'input'>, id: string): Record<string, unknown> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  return sampleObject(schema, id)
}

/** Whether an endpoint's input contains an id. */
export function takesId({ input }: Pick<Endpoint, 'input'>): boolean {
  return Object.keys(input.shape).some((name) => names.test(name))
}

function sampleObject({ properties = {}, required = [] }: Schema, id: string): Record<string, unknown> {
  const sent = Object.entries(properties).filter(([name]) => required.includes(name) || names.test(name))
  return Object.fromEntries(sent.map(([name, schema]) => [name, sample(schema, id)]))
}

function sample(schema: Schema, id: string): unknown {
  const { type = 'object', enum: words, const: only, anyOf, oneOf } = schema
  const [first] = anyOf ?? oneOf ?? []
  if (first) return sample(first, id)
  return only ?? words?.[0] ?? ofType[type]?.(schema, id) ?? null
}

const amount = ({ minimum = 1 }: Schema) => Math.max(1, minimum)
const moments: Readonly<Record<string, string>> = { 'date-time': '2026-09-21T01:00:00Z', date: '2026-09-21' }

const ofType: Readonly<Record<string, (schema: Schema, id: string) => unknown>> = {
  string: ({ format = '' }, id) => moments[format] ?? id,
  integer: amount,
  number: amount,
  boolean: () => true,
  array: ({ items }, id) => (items?.enum ?? (items?.type === 'string' ? [id] : [])).slice(0, 1),
  object: sampleObject,
}
