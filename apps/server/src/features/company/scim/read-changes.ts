import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { z } from 'zod'

/** One change of one attribute; paths are lower case, without the name of a schema. */
export type ScimChange = Readonly<{ op: 'add' | 'replace' | 'remove'; path: string; value: unknown }>

const Operation = z.object({
  op: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['add', 'replace', 'remove'])),
  path: z.string().max(300).optional(),
  value: z.json().optional(),
})
const Patch = z.object({ Operations: z.array(Operation).min(1).max(1000) })
const Fields = z.record(z.string(), z.json())

const attribute = /^[a-z$][\w$-]*(?:\[[^\]]*\])?(?:\.[\w$-]+)?$/
const schema = /^urn:ietf:params:scim:schemas:(?:core|extension:enterprise):2\.0:(?:user|group):?/

/**
 * Reads the operations of a PATCH (RFC 7644, 3.5.2) as Okta and Entra ID send them: names in any case, a value with
 * several attributes in place of a path, dots in names. Refuses `scim.wrongValue` and `scim.wrongPath`.
 */
export function readPatch(body: unknown): readonly ScimChange[] {
  const parsed = Patch.safeParse(body)
  if (!parsed.success) throw wrongValue('Operations')
  return parsed.data.Operations.flatMap(({ op, path, value }) =>
    path === undefined ? changesIn(op, value) : [changeOf({ op, path, value })],
  )
}

/** Reads a whole resource (POST, PUT) as the changes that make it. */
export function readResource(body: unknown): readonly ScimChange[] {
  return changesIn('replace', body)
}

function changesIn(op: ScimChange['op'], value: unknown): readonly ScimChange[] {
  const fields = Fields.safeParse(value)
  if (!fields.success) throw wrongValue('value')
  return Object.entries(fields.data).flatMap(([path, part]) => {
    // An extension is an object under the name of its schema.
    const isExtension = /:user$/i.test(path) && typeof part === 'object'
    return isExtension ? changesIn(op, part) : [changeOf({ op, path, value: part })]
  })
}

function changeOf({ op, path: written, value }: ScimChange): ScimChange {
  const path = written.toLowerCase().replace(schema, '')
  if (!attribute.test(path)) throw new Refusal<RefusalCode>('scim.wrongPath', { path: written.slice(0, 100) })
  return { op, path, value }
}

export function wrongValue(name: string): Refusal<RefusalCode> {
  return new Refusal<RefusalCode>('scim.wrongValue', { attribute: name })
}

/** Returns a text; refuses `scim.wrongValue`. */
export function textIn({ path, value, op }: ScimChange): string {
  if (op === 'remove' || value === null) return ''
  if (typeof value !== 'string') throw wrongValue(path)
  return value.trim()
}

/** Returns a yes or no; Entra ID may send it as a word. */
export function booleanIn({ path, value }: ScimChange): boolean {
  const word = typeof value === 'string' ? value.toLowerCase() : value
  if (word === true || word === 'true') return true
  if (word === false || word === 'false') return false
  throw wrongValue(path)
}

const Entries = z.array(
  z.object({ value: z.string().max(200), type: z.string().optional(), primary: z.unknown().optional() }),
)

/** Returns the value of a list of addresses or numbers that counts: the primary one, that of a type, or the first. */
export function chosenIn(change: ScimChange, type: string): string {
  if (change.op === 'remove' || change.value === null) return ''
  if (typeof change.value === 'string') return change.value.trim()
  const entries = Entries.safeParse(change.value)
  if (!entries.success) throw wrongValue(change.path)
  const { data } = entries
  const chosen =
    data.find(({ primary }) => primary === true) ?? data.find((one) => one.type === type) ?? data[0]
  return chosen?.value.trim() ?? ''
}

const References = z.array(z.object({ value: z.string().min(1).max(80) })).max(5000)

/** Returns the ids of a list of references, also of a single one. */
export function referencesIn({ path, value }: ScimChange): readonly string[] {
  const references = References.safeParse(Array.isArray(value) ? value : [value])
  if (!references.success) throw wrongValue(path)
  return references.data.map((one) => one.value)
}
