import type { RowProblem } from '../../record-sheets/index.ts'
import type { SourceRow } from './sync-plan.ts'

/** What rows can say about an entry, as texts. `parent` is a code, empty at the top. */
export const entryFields = [
  'enCode',
  'fullName',
  'nameTw',
  'nameEn',
  'parent',
  'sortCode',
  'enabledMark',
] as const
type EntryField = (typeof entryFields)[number]
export type EntryFields = Readonly<Record<EntryField, string>>

export type ReadEntry = Readonly<{
  row: SourceRow
  /** The entry with this code; undefined for a new one. */
  before: EntryFields | undefined
  after: EntryFields
  /** Fields that the source decides. */
  given: ReadonlySet<EntryField>
  problems: readonly RowProblem[]
}>

const fresh: EntryFields = {
  enCode: '',
  fullName: '',
  nameTw: '',
  nameEn: '',
  parent: '',
  sortCode: '',
  enabledMark: '1',
}

const longest = 100
const largest = 1_000_000

/** Reads a row. With `ends`, an entry of the source is enabled, unless a column decides that. */
export function readEntry(
  row: SourceRow,
  { before, ends }: Readonly<{ before: EntryFields | undefined; ends: boolean }>,
): ReadEntry {
  const texts: Record<string, string> = { ...(ends && { enabledMark: '1' }), ...row.texts }
  const said = texts['enabledMark']
  if (said !== undefined) texts['enabledMark'] = markOf(said)
  const after = { ...(before ?? fresh), ...texts }
  const given = new Set(entryFields.filter((field) => Object.hasOwn(texts, field)))
  const problems = [...given].flatMap((field) => checks[field](after[field]))
  if (!given.has('fullName') && !before) problems.push(problem('fullName', 'empty'))
  return { row, before, after, given, problems }
}

const yes = ['1', 'true', 'yes', 'on', '是']
const no = ['0', 'false', 'no', 'off', '否']

/** Returns 1 or 0; a word that means neither comes back as it is. */
function markOf(text: string): string {
  const word = text.toLowerCase()
  if (yes.includes(word)) return '1'
  return no.includes(word) ? '0' : text
}

function problem(path: EntryField, name: string, params: RowProblem['params'] = {}): RowProblem {
  return { path, code: `data-syncs.problem.${name}`, params }
}

type Check = (text: string) => RowProblem[]

function named(field: 'fullName' | 'nameTw' | 'nameEn'): Check {
  return (text) => (text.length > longest ? [problem(field, 'tooLong', { most: longest })] : [])
}

const checks: Readonly<Record<EntryField, Check>> = {
  enCode: (text) => (/^[\w.-]{1,60}$/.test(text) ? [] : [problem('enCode', 'wrongCode')]),
  fullName: (text) => (text === '' ? [problem('fullName', 'empty')] : named('fullName')(text)),
  nameTw: named('nameTw'),
  nameEn: named('nameEn'),
  parent: () => [],
  sortCode: (text) =>
    /^\d{0,7}$/.test(text) && Number(text) <= largest ? [] : [problem('sortCode', 'wrongNumber')],
  enabledMark: (text) => (text === '0' || text === '1' ? [] : [problem('enabledMark', 'wrongMark')]),
}

/**
 * Finds entries whose parent does not exist or leads back to themselves. The rest comes back with parents before their
 * children, since they are stored in this order.
 */
export function placeEntries(
  entries: readonly ReadEntry[],
  before: ReadonlyMap<string, EntryFields>,
): readonly ReadEntry[] {
  const good = entries.filter(({ problems }) => problems.length === 0)
  const parents = new Map([...before].map(([code, { parent }]) => [code, parent]))
  for (const { row, after } of good) parents.set(row.key, after.parent)
  const below = Map.groupBy(parents.keys(), (code) => parents.get(code) ?? '')
  const order: string[] = [...(below.get('') ?? [])]
  for (const code of order) order.push(...(below.get(code) ?? []))

  const placeOf = new Map(order.map((code, at) => [code, at]))
  const isPlaced = ({ row }: ReadEntry) => placeOf.has(row.key)
  const lost = good
    .filter((entry) => !isPlaced(entry))
    .map((entry) => {
      const isThere = parents.has(entry.after.parent)
      return { ...entry, problems: [problem('parent', isThere ? 'circle' : 'noParent')] }
    })
  const placed = good
    .filter(isPlaced)
    .toSorted((one, other) => (placeOf.get(one.row.key) ?? 0) - (placeOf.get(other.row.key) ?? 0))
  return [...placed, ...lost, ...entries.filter(({ problems }) => problems.length > 0)]
}
