import type { Reader } from '@signet/db'
import type { KeyShape } from '@signet/form'
import { sql } from 'kysely'
import type { Model } from '../../records/models/index.ts'
import { mainTable, tableNamed } from '../../records/record-store/index.ts'

type Columns = KeyShape['columns']
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
  const whole = lines.flatMap((values, place) => (values.includes(null) ? [] : [{ place, values }]))
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
    from unnest(${whole.map(({ place }) => place)}::integer[], ${sql.join(lists)}) as line (place, ${sql.join(names)})
    join ${tableNamed(model, mainTable(model).name)} m on ${sql.join(same, sql` and `)} and m._deleted_at is null`.execute(
    db,
  )
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return new Map([...byPlace].map(([place, found]) => [place, found.map(({ id }) => id)]))
}
