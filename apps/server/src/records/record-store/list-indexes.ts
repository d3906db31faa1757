import type { ColumnType, FormPlan } from '@signet/form'
import { type ListPlan, listField } from '@signet/list'

/** `order` lists ids by rank, where rank and not the stored value determines the order. */
type IndexPart = Readonly<{ path: string; isDescending: boolean; order?: readonly string[] }>

/** An index of a list: a sort order (ending in the record's id), words, or members. */
export type ListIndex = Readonly<
  { kind: 'order'; parts: readonly IndexPart[] } | { kind: 'words' | 'members'; path: string }
>

/** Every index slows all writes, so only the first of these are created. */
const mostIndexes = 16

/** Returns indexes for what a list searches, filters, groups and sorts by, most used first. */
export function listIndexes({ definition, form }: ListPlan): readonly ListIndex[] {
  const { sort, keyword, searches, columns, tabs, group, tree, leftTree, restricts } = definition
  const same = [tabs?.field, group?.field, tree?.parent, leftTree?.field].filter((path) => path !== undefined)
  const wanted = [
    inOrder(
      form,
      sort.map(({ field, direction }) => sortPart(form, field, { isDescending: direction === 'descending' })),
    ),
    ...(restricts.records ? ['$author', '$organization'].map((path) => ordered(path, '$createdAt')) : []),
    ...keyword.map((path): ListIndex => ({ kind: 'words', path })),
    ...same.flatMap((path) => sameIndex(form, path)),
    ...searches.flatMap(({ field }) => searchIndex(form, field)),
    ...columns.filter(({ sortable }) => sortable).flatMap(({ field }) => sortIndex(form, field)),
  ]
  const known = wanted.filter((index) => pathsOf(index).every((path) => isInMainTable(form, path)))
  return [...new Map(known.map((index) => [JSON.stringify(index), index])).values()].slice(0, mostIndexes)
}

export function pathsOf(index: ListIndex): readonly string[] {
  return index.kind === 'order' ? index.parts.map(({ path }) => path) : [index.path]
}

/**
 * An index on one key is walked in both directions, on several only as given. Display names have no index.
 */
function inOrder(form: FormPlan, parts: readonly IndexPart[]): ListIndex {
  const [first] = parts
  if (!first || parts.some(({ path }) => listField(form, path)?.names)) return ordered('$createdAt')
  return { kind: 'order', parts: parts.length === 1 ? [{ ...first, isDescending: false }] : parts }
}

function ordered(...paths: readonly string[]): ListIndex {
  return { kind: 'order', parts: paths.map((path) => ({ path, isDescending: false })) }
}

/** Returns the index for records with one value of the field. */
function sameIndex(form: FormPlan, path: string): ListIndex[] {
  const field = listField(form, path)
  if (!field) return []
  const kind = field.from === 'record' ? 'order' : kinds[field.column ?? 'boolean']
  return indexOf(path, kind)
}

function searchIndex(form: FormPlan, path: string): ListIndex[] {
  const field = listField(form, path)
  const isWords = field?.from === 'form' && field.column === 'text' && field.operators.includes('contains')
  return isWords ? indexOf(path, 'words') : sameIndex(form, path)
}

function indexOf(path: string, kind: ListIndex['kind'] | undefined): ListIndex[] {
  if (kind === undefined) return []
  return [kind === 'order' ? ordered(path) : { kind, path }]
}

function sortIndex(form: FormPlan, path: string): ListIndex[] {
  const field = listField(form, path)
  return field?.isSortable && field.names === undefined
    ? [{ kind: 'order', parts: [sortPart(form, path, { isDescending: false })] }]
    : []
}

function sortPart(
  form: FormPlan,
  path: string,
  { isDescending }: Pick<IndexPart, 'isDescending'>,
): IndexPart {
  const field = listField(form, path)
  const order = field?.from === 'form' ? field.order : undefined
  return { path, isDescending, ...(order ? { order } : {}) }
}

const kinds: Readonly<Record<ColumnType, ListIndex['kind'] | undefined>> = {
  text: 'order',
  numeric: 'order',
  date: 'order',
  timestamp: 'order',
  boolean: undefined,
  'text[]': 'members',
  jsonb: 'members',
}

/** Sub-table rows are found through their record. */
function isInMainTable(form: FormPlan, path: string): boolean {
  const field = listField(form, path)
  if (!field) return false
  return field.from === 'record'
    ? field.type !== 'status'
    : field.field.parent === undefined && field.column !== undefined
}
