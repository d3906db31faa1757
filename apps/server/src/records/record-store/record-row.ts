import { tenantSchema } from '@signet/db'
import type { FieldValue, FormValues, TableShape } from '@signet/form'
import { type RawBuilder, sql } from 'kysely'
import { keyOf, valueIn } from './cell.ts'
import { childTables, mainTable, type RecordPlace } from './record-place.ts'

type Column = TableShape['columns'][number]
type Row = Readonly<Record<string, unknown>>
type Shape = Pick<RecordPlace, 'tenant' | 'plan' | 'tables'>

/** The select list for a record called `m`, and the parser of its row. */
export type RecordRow = Readonly<{
  columns: readonly RawBuilder<unknown>[]
  valuesIn: (row: Row) => FormValues
}>

/** Returns all values of a record with sub-table rows, or only these fields. */
export function recordRow(place: Shape, keys?: ReadonlySet<string>): RecordRow {
  const { plan } = place
  const isWanted = (key: string) => keys?.has(key) ?? true
  const columns = mainTable(place).columns.filter((column) => isWanted(keyOf(plan, column)))
  const children = childTables(place).filter(({ key }) => isWanted(key))
  return {
    columns: [...columns.map(columnNamer('m')), ...children.map((child, at) => rowsAsJson(place, child, at))],
    valuesIn: (row) =>
      Object.fromEntries([
        ...columns.map((column, at) => [keyOf(plan, column), valueIn(plan, column, row[`c${at}`])]),
        ...children.map((child, at) => [child.key, childRows(place, child, row[`t${at}`])]),
      ]),
  }
}

/** PostgreSQL functions take at most a hundred arguments. */
const mostInList = 90

/**
 * Selects values as JSON lists: a wide row costs the driver twice as much as the same cells in one list.
 */
export function recordInLists(place: Shape): RecordRow {
  const { plan } = place
  const { columns } = mainTable(place)
  const children = childTables(place)
  const starts = Array.from({ length: Math.ceil(columns.length / mostInList) }, (_, at) => at * mostInList)
  const listFrom = (start: number, at: number) => {
    const cells = columns.slice(start, start + mostInList).map((column) => asText('m', column))
    return sql`json_build_array(${sql.join(cells)}) as ${sql.id(`l${at}`)}`
  }
  return {
    columns: [...starts.map(listFrom), ...children.map((child, at) => rowsAsJson(place, child, at))],
    valuesIn: (row) => {
      const cells = starts.flatMap((_, at) => row[`l${at}`])
      return Object.fromEntries([
        ...columns.map((column, at) => [keyOf(plan, column), valueIn(plan, column, cells[at])]),
        ...children.map((child, at) => [child.key, childRows(place, child, row[`t${at}`])]),
      ])
    },
  }
}

/** Returns the qualified table name. */
export function tableNamed({ tenant }: Pick<RecordPlace, 'tenant'>, name: string): RawBuilder<unknown> {
  return sql.id(tenantSchema(tenant), name)
}

function rowsAsJson(place: Shape, child: TableShape, at: number): RawBuilder<unknown> {
  const cells = child.columns.map(columnNamer('r'))
  return sql`(select coalesce(json_agg(to_json(one) order by one.place), '[]') from (
    select ${sql.join([sql`r.id`, sql`r._place as place`, ...cells])} from ${tableNamed(place, child.name)} r
    where r._record_id = m.id) one) as ${sql.id(`t${at}`)}`
}

function columnNamer(table: 'm' | 'r') {
  return (column: Column, at: number) => sql`${asText(table, column)} as ${sql.id(`c${at}`)}`
}

/**
 * Selects numbers and times as text, so that JSON loses no digits. The type is part of the statement, so a
 * column that changes its type gets a new plan.
 */
function asText(table: 'm' | 'r', { name, type }: Column): RawBuilder<unknown> {
  const isExact = type === 'numeric' || type === 'date' || type === 'timestamp'
  return sql`${sql.id(table, name)}::${sql.raw(isExact ? 'text' : type)}`
}

function childRows({ plan }: Shape, child: TableShape, stored: unknown): FieldValue {
  return (Array.isArray(stored) ? stored : []).map((row: Row) => ({
    id: String(row['id']),
    ...Object.fromEntries(
      child.columns.map((column, at) => [keyOf(plan, column), valueIn(plan, column, row[`c${at}`])]),
    ),
  }))
}
