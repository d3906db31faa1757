import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import type { ScimFilter, ScimRange } from './scim-store.ts'

const whole = z.coerce.number().int().catch(0)

/** What a list is asked for (RFC 7644, 3.4.2). */
export const ListQuery = z.object({
  filter: z.string().max(500).optional(),
  startIndex: whole.optional(),
  count: whole.optional(),
  excludedAttributes: z.string().max(500).default(''),
})

const usual = 100
const most = 200

/** Pages begin at 1; what is not possible is the nearest that is. */
export function rangeOf({ startIndex = 1, count = usual }: z.output<typeof ListQuery>): ScimRange {
  const offset = Math.min(Math.max(startIndex, 1) - 1, 2_000_000_000)
  return { offset, limit: Math.min(Math.max(count, 0), most) }
}

const equality =
  /^\s*([A-Za-z][\w:.-]{0,120})(\[[^\]"]{0,40}"[^\]"]{0,40}"\])?(\.value)?\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i

/** Reads `attribute eq "value"`, which is what Okta and Entra ID ask. Refuses `scim.wrongFilter`. */
export function readFilter(text: string | undefined, attributes: readonly string[]): ScimFilter | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const [, name = '', , part = '', quoted = ''] = equality.exec(text) ?? []
  const attribute = `${name}${part}`.toLowerCase().replace(/^urn:ietf:params:scim:schemas:core:2\.0:\w+:/, '')
  const value = unquoted(quoted)
  if (value === undefined || !attributes.includes(attribute))
    throw new Refusal<RefusalCode>('scim.wrongFilter', {
      filter: text.slice(0, 100),
      attributes: attributes.join(', '),
    })
  return { attribute, value }
}

function unquoted(text: string): string | undefined {
  try {
    return z.string().parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Whether an attribute is left out of the answer. */
export function isExcluded({ excludedAttributes }: z.output<typeof ListQuery>, attribute: string): boolean {
  return excludedAttributes.split(',').some((name) => name.trim().toLowerCase() === attribute)
}

/** Returns the version that `If-Match` names; undefined without one. */
export function versionIn(etag: string): number | undefined {
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(etag) ?? []
  return version === undefined ? undefined : Number(version)
}
