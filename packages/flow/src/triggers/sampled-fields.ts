import { isFormulaName } from '@signet/formula'
import type { WebhookField } from './events/event-kinds.ts'

const most = 100
const deepest = 6
const longestPath = 300

type SampledField = Readonly<{ path: readonly string[]; type: WebhookField['type'] }>

/** Fields for the plain values in a sample sent by another system; of a list, the first element is used. */
export function fieldsFromSample(sample: unknown): readonly WebhookField[] {
  const taken = new Set<string>()
  return plainIn(sample, [])
    .filter(({ path }) => path.join('.').length <= longestPath)
    .slice(0, most)
    .map(({ path, type }) => {
      const key = freeKey(path, taken)
      taken.add(key)
      return { key, path: path.join('.'), type }
    })
}

function plainIn(value: unknown, path: readonly string[]): readonly SampledField[] {
  if (path.length > deepest || value === null || value === undefined) return []
  if (Array.isArray(value)) return plainIn(value[0], [...path, '0'])
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([name]) => name !== '' && !name.includes('.'))
      .flatMap(([name, one]) => plainIn(one, [...path, name]))
  if (path.length === 0) return []
  return [
    {
      path,
      type: typeof value === 'number' || typeof value === 'boolean' ? typeof value : 'text',
    } as SampledField,
  ]
}

/** A valid field key made of the last names of the path. */
function freeKey(path: readonly string[], taken: ReadonlySet<string>): string {
  const words = path.filter((name) => !/^\d+$/.test(name)).join('_')
  const plain = words
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_$/g, '')
    .slice(-32)
    .replace(/^[_0-9]+/, '')
  const base = isFormulaName(plain) && plain !== 'id' ? plain : `field_${plain || 'x'}`
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`
    if (!taken.has(key)) return key
  }
}

type Plain = string | number | boolean | null

/**
 * The value at a path, as the field's type; null when it is missing, undefined when it is of another type. A number
 * may be sent as text (`"12.50"`).
 */
export function valueFromSample(sent: unknown, { path, type }: WebhookField): Plain | undefined {
  const found = path.split('.').reduce<unknown>(partOf, sent)
  if (found === undefined || found === null || found === '') return null
  if (type === 'text') return plainText(found)
  if (type === 'number' && typeof found === 'string') return numberOf(found)
  return typeof found === type ? (found as number | boolean) : undefined
}

function numberOf(text: string): number | undefined {
  return /^-?\d{1,15}(\.\d{1,8})?$/.test(text) ? Number(text) : undefined
}

function partOf(whole: unknown, name: string): unknown {
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, name)) return undefined
  return (whole as Readonly<Record<string, unknown>>)[name]
}

function plainText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}
