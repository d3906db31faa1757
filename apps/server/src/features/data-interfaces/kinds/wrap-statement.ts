import { containing } from '@signet/db'
import { mostBytes, type Wanted } from './source-kind.ts'

export type BoundStatement = Readonly<{ text: string; values: readonly unknown[] }>

/** The rows that are wanted, as JSON texts that keep the order of columns; a null stands for too many bytes. */
export function rowsStatement(statement: BoundStatement, wanted: Wanted): BoundStatement {
  const { text, values, where } = filtered(statement, wanted)
  const lines = `select row_to_json("row of signet")::text as line from (\n${text}\n) as "row of signet" ${where}`
  return sentSql({ text: lines, values }, wanted)
}

/** A page of lines as they are sent; a null stands for too many bytes. */
export function sentSql(
  { text, values }: BoundStatement,
  page: Readonly<{ offset: number; limit: number }>,
): BoundStatement {
  const [limit, offset, most] = [1, 2, 3].map((step) => `$${values.length + step}`)
  return {
    text: `with page as materialized (
      ${text}
      limit ${limit}::int offset ${offset}::int)
    select case when (select coalesce(sum(octet_length(line)), 0) from page) <= ${most}::bigint then line end as line
    from page`,
    values: [...values, page.limit, page.offset, mostBytes],
  }
}

/** How many rows there are in all. */
export function countStatement(statement: BoundStatement, wanted: Wanted): BoundStatement {
  const { text, values, where } = filtered(statement, wanted)
  return {
    text: `select count(*)::text as total from (\n${text}\n) as "row of signet" ${where}`,
    values,
  }
}

function filtered({ text, values }: BoundStatement, { keyword, searchIn, ids }: Wanted) {
  const bound = [...values]
  const bind = (value: unknown) => `$${bound.push(value)}`
  const conditions: string[] = []
  if (ids) conditions.push(`${quotedName(ids.column)}::text = any(${bind([...ids.values])}::text[])`)
  if (keyword !== '') {
    const texts =
      searchIn.length > 0
        ? searchIn.map((column) => `${quotedName(column)}::text`)
        : ['"row of signet"::text']
    conditions.push(`concat_ws(' ', ${texts.join(', ')}) ilike ${bind(containing(keyword))}`)
  }
  return { text, values: bound, where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '' }
}

/** A column that does not exist is the database's "no"; a quote in its name is doubled, so it stays a name. */
export function quotedName(column: string): string {
  return `"row of signet"."${column.replaceAll('"', '""')}"`
}
