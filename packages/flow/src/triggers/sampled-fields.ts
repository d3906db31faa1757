import { isFormulaName } from '@signet/formula'
import type { WebhookColumn, WebhookField } from './events/event-kinds.ts'

const most = 100
const mostColumns = 50
const deepest = 6
const longestPath = 300

/** Elements of a list that are read for its columns. */
const sampledElements = 20

type SampledValue = Readonly<{ path: readonly string[]; type: WebhookColumn['type'] }>
type SampledList = Readonly<{ path: readonly string[]; type: 'rows'; elements: readonly unknown[] }>
type SampledField = SampledValue | SampledList

/**
 * Fields for the plain values in a sample sent by another system. A list gives a field with all its elements, and the
 * values of its first one.
 */
export function fieldsFromSample(sample: unknown): readonly WebhookField[] {
  const taken = new Set<string>()
  return plainIn<SampledField>(sample, [], listAt)
    .filter(({ path }) => path.join('.').length <= longestPath)
    .slice(0, most)
    .map((found) => {
      const key = freeKey(found.path, taken)
      const path = found.path.join('.')
      if (found.type !== 'rows') return { key, path, type: found.type, columns: [] }
      return { key, path, type: found.type, columns: columnsOf(found.elements) }
    })
}

type FoundAt<Found> = (elements: readonly unknown[], path: readonly string[]) => readonly Found[]

/** The plain values in a sample, of lists those of the first element, and what is found for the list as a whole. */
function plainIn<Found>(
  value: unknown,
  path: readonly string[],
  ofList: FoundAt<Found>,
): readonly (SampledValue | Found)[] {
  if (path.length > deepest || value === null || value === undefined) return []
  if (Array.isArray(value)) return [...ofList(value, path), ...plainIn(value[0], [...path, '0'], ofList)]
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([name]) => name !== '' && !name.includes('.'))
      .flatMap(([name, one]) => plainIn(one, [...path, name], ofList))
  return path.length === 0 ? [] : [{ path, type: typeOf(value) }]
}

function typeOf(value: unknown): WebhookColumn['type'] {
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'boolean' : 'text'
}

/** A list inside another one is left to its elements, since rows have no rows. */
function listAt(elements: readonly unknown[], path: readonly string[]): readonly SampledList[] {
  const isInside = path.some(isIndex)
  if (path.length === 0 || isInside || columnsOf(elements).length === 0) return []
  return [{ path, type: 'rows', elements }]
}

/** The plain values of the elements together, since not every element has every value. */
function columnsOf(elements: readonly unknown[]): WebhookField['columns'] {
  const found = new Map<string, SampledValue>()
  for (const element of elements.slice(0, sampledElements))
    for (const one of valuesOfElement(element)) {
      const path = one.path.join('.')
      if (path.length <= longestPath && !found.has(path)) found.set(path, one)
    }
  const taken = new Set<string>()
  return [...found].slice(0, mostColumns).map(([path, one]) => {
    const key = path === '' ? freeKey(['value'], taken) : freeKey(one.path, taken)
    return { key, path, type: one.type }
  })
}

function valuesOfElement(element: unknown): readonly SampledValue[] {
  if (element === null || element === undefined) return []
  if (typeof element !== 'object') return [{ path: [], type: typeOf(element) }]
  return plainIn(element, [], () => [])
}

function isIndex(name: string): boolean {
  return /^\d+$/.test(name)
}

/** A valid field key made of the last names of the path, which is then taken. */
function freeKey(path: readonly string[], taken: Set<string>): string {
  const words = path.filter((name) => !isIndex(name)).join('_')
  const plain = words
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_$/g, '')
    .slice(-32)
    .replace(/^[_0-9]+/, '')
  const base = isFormulaName(plain) && plain !== 'id' ? plain : `field_${plain || 'x'}`
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`
    if (taken.has(key)) continue
    taken.add(key)
    return key
  }
}

type Plain = string | number | boolean | null
type Row = Readonly<Record<string, Plain>>

/**
 * The value at a path, as the field's type; null when it is missing, undefined when it is of another type. A number
 * may be sent as text (`"12.50"`). Of a list, a row per element with the values of its columns.
 */
export function valueFromSample(sent: unknown, field: WebhookField): Plain | readonly Row[] | undefined {
  const { path, type, columns } = field
  if (type !== 'rows') return plainAt(sent, { path, type })
  const found = valueAt(sent, path)
  if (found === undefined || found === null || found === '') return []
  return Array.isArray(found) ? rowsOf(found, columns) : undefined
}

/** One element that is of another type makes the whole list so, since no row may get lost silently. */
function rowsOf(elements: readonly unknown[], columns: WebhookField['columns']): readonly Row[] | undefined {
  const rows: Row[] = []
  for (const element of elements) {
    const row: Record<string, Plain> = {}
    for (const column of columns) {
      const value = plainAt(element, column)
      if (value === undefined) return undefined
      row[column.key] = value
    }
    rows.push(row)
  }
  return rows
}

function plainAt(sent: unknown, { path, type }: Pick<WebhookColumn, 'path' | 'type'>): Plain | undefined {
  const found = path === '' ? sent : valueAt(sent, path)
  if (found === undefined || found === null || found === '') return null
  if (type === 'text') return plainText(found)
  if (type === 'number' && typeof found === 'string') return numberOf(found)
  return typeof found === type ? (found as number | boolean) : undefined
}

function valueAt(sent: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>(partOf, sent)
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
