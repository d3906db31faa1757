import {
  type ColumnShape,
  type ColumnType,
  fitName,
  type KeyShape,
  type TableShape,
  type TableStep,
} from './table-shape.ts'
import { longestName } from './tables-of.ts'

const widenings: Readonly<Partial<Record<ColumnType, readonly ColumnType[]>>> = {
  date: ['timestamp', 'text'],
  timestamp: ['text'],
  numeric: ['text'],
  boolean: ['text'],
  text: ['text[]'],
}

/**
 * Returns the ordered steps from the published tables to those of the new definition. Nothing is dropped: unwanted
 * columns, and those whose new type could lose values, are renamed with the number of this release and kept.
 */
export function tableChange(
  before: readonly TableShape[],
  after: readonly TableShape[],
  release: number,
): TableStep[] {
  const old = new Map(before.map((table) => [table.name, table]))
  const wanted = new Set(after.map(({ name }) => name))

  return [
    ...before.filter(({ name }) => !wanted.has(name)).map((table) => setAsideTable(table, release)),
    ...after.flatMap((table) => changeTable(old.get(table.name), table, release)),
  ]
}

function changeTable(before: TableShape | undefined, after: TableShape, release: number): TableStep[] {
  if (!before)
    return [
      { step: 'createTable', table: after },
      ...after.columns.flatMap((column) => indexOf(after.name, column)),
      ...newKeys(undefined, after),
    ]

  const old = new Map(before.columns.map((column) => [column.name, column]))
  const wanted = new Set(after.columns.map(({ name }) => name))
  return [
    ...keysOf(before)
      .filter((key) => !keysOf(after).some((kept) => isSameKey(key, kept)))
      .map(({ name }): TableStep => ({ step: 'dropKey', table: after.name, name })),
    ...before.columns
      .filter(({ name }) => !wanted.has(name))
      .flatMap((column) => setAsideColumn(after.name, column, release)),
    ...after.columns.flatMap((column) => changeColumn(after.name, old.get(column.name), column, release)),
    ...newKeys(before, after),
  ]
}

function newKeys(before: TableShape | undefined, after: TableShape): TableStep[] {
  return keysOf(after)
    .filter((key) => !keysOf(before).some((kept) => isSameKey(key, kept)))
    .map((key) => ({ step: 'createKey', table: after.name, key }))
}

/** Compares columns and types only; the message for people does not matter to the table. */
function isSameKey(one: KeyShape, other: KeyShape): boolean {
  const typed = ({ columns }: KeyShape) => columns.map(({ name, type }) => `${name} ${type}`).join()
  return one.name === other.name && typed(one) === typed(other)
}

function keysOf(table: TableShape | undefined): readonly KeyShape[] {
  return table?.keys ?? []
}

function changeColumn(
  table: string,
  before: ColumnShape | undefined,
  after: ColumnShape,
  release: number,
): TableStep[] {
  const add: TableStep[] = [{ step: 'addColumn', table, column: after }, ...indexOf(table, after)]
  if (!before) return add
  if (before.type === after.type)
    return before.index === after.index ? [] : [...withoutIndex(table, before), ...indexOf(table, after)]
  if (!widenings[before.type]?.includes(after.type))
    return [...setAsideColumn(table, before, release), ...add]

  return [
    ...withoutIndex(table, before),
    { step: 'widenColumn', table, column: after.name, from: before.type, to: after.type },
    ...indexOf(table, after),
  ]
}

function setAsideTable({ name }: TableShape, release: number): TableStep {
  return { step: 'setAsideTable', table: name, to: fitName(`${name}__was_${release}`, longestName) }
}

function setAsideColumn(table: string, column: ColumnShape, release: number): TableStep[] {
  const to = `${column.name}__was_${release}`
  return [...withoutIndex(table, column), { step: 'setAsideColumn', table, column: column.name, to }]
}

function indexOf(table: string, { name, index }: ColumnShape): TableStep[] {
  return index ? [{ step: 'createIndex', table, column: name, index, name: indexName(table, name) }] : []
}

function withoutIndex(table: string, { name, index }: ColumnShape): TableStep[] {
  return index ? [{ step: 'dropIndex', table, name: indexName(table, name) }] : []
}

function indexName(table: string, column: string): string {
  return fitName(`${table}__${column}__by`, longestName)
}
