import type { Reader } from '@signet/db'
import {
  type FieldValue,
  type FormValues,
  isEmptyValue,
  type KeyShape,
  type PlanField,
  schemaOf,
} from '@signet/form'
import { sql } from 'kysely'
import type { Model } from '../../../records/models/index.ts'
import { columnOf, mainTable, tableNamed } from '../../../records/record-store/index.ts'

/** Values of some columns as text; a line with a null matches nothing. */
export type KeyValues = readonly (string | null)[]

/**
 * Returns the ids of records with the same values, by index of the line. Permission is checked by the
 * caller.
 */
export async function matchRows(
  db: Reader,
  model: Model,
  { columns, lines }: Readonly<{ columns: Columns; lines: readonly KeyValues[] }>,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const whole = lines.flatMap((values, position) =>
    values.includes(null) ? [] : [{ place: position, values }],
  )
  if (whole.length === 0 || columns.length === 0) return new Map()

  const lists = columns.map((_, at) => sql`${whole.map(({ values }) => values[at])}::text[]`)
  const names = columns.map((_, at) => sql.id(`k${at}`))
  const same = columns.map(({ name, type }, at) => {
    const column = sql.id('m', name)
    const value = sql`${sql.id('line', `k${at}`)}::${sql.raw(type)}`
    // A unique key on text is an index over its hash, so the hash is compared first.
    return type === 'text'
      ? sql`md5(${column}) = md5(${value}) and ${column} = ${value}`
      : sql`${column} = ${value}`
  })
  const { rows } = await sql<{ place: number; id: string }>`
    select line.place, m.id
    from unnest(${whole.map(({ place: position }) => position)}::integer[], ${sql.join(lists)}) as line (place, ${sql.join(names)})
    join ${tableNamed(model, mainTable(model).name)} m on ${sql.join(same, sql` and `)} and m._deleted_at is null`.execute(
    db,
  )
  const byPlace = Map.groupBy(rows, ({ place: position }) => position)
  return new Map([...byPlace].map(([position, found]) => [position, found.map(({ id }) => id)]))
}

export type Columns = KeyShape['columns']

/** Returns the columns of fields by path; skips fields without one. */
export function columnsOf({ form, tables }: Model, paths: readonly string[]): Columns {
  const main = mainTable({ tables })
  return paths.flatMap((path) => {
    const field = form.byPath.get(path)
    return field?.kind.column(field.settings) && field.parent === undefined ? [columnOf(main, path)] : []
  })
}

/** Returns the values of these columns as text; null where empty or invalid. */
export function keyValues({ form }: Model, columns: Columns, values: FormValues): KeyValues {
  return columns.map(({ path }) => {
    const field = form.byPath.get(path)
    return field ? storedText(field, values[field.key] ?? null) : null
  })
}

function storedText(field: PlanField, sent: FieldValue): string | null {
  const { kind } = field
  const read = isEmptyValue(sent) ? undefined : schemaOf(field).safeParse(sent)
  if (!read?.success || isEmptyValue(read.data)) return null
  const cell = kind.toColumn ? kind.toColumn(read.data) : read.data
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : null
}
