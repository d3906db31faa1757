import { containsPattern } from '@signet/db'
import { mostBytes, type RowQuery } from './source-kind.ts'

export type BoundStatement = Readonly<{ text: string; values: readonly unknown[] }>

/** Selects the matching rows as JSON texts in column order; a null marks an answer over the size limit. */
export function rowsStatement(statement: BoundStatement, wanted: RowQuery): BoundStatement {
  const { text, values, where } = filtered(statement, wanted)
  const lines = `select row_to_json("row of signet")::text as line from (\n${text}\n) as "row of signet" ${where}`
  return sentSql({ text: lines, values }, wanted)
}

/** Selects a page of rows to send; a null marks an answer over the size limit. */
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

/** Counts all matching rows. */
export function countStatement(statement: BoundStatement, wanted: RowQuery): BoundStatement {
  const { text, values, where } = filtered(statement, wanted)
  return {
    text: `select count(*)::text as total from (\n${text}\n) as "row of signet" ${where}`,
    values,
  }
}

function filtered({ text, values }: BoundStatement, { keyword, searchIn, ids }: RowQuery) {
  const bound = [...values]
  const bind = (value: unknown) => `$${bound.push(value)}`
  const conditions: string[] = []
  if (ids) conditions.push(`${quotedName(ids.column)}::text = any(${bind([...ids.values])}::text[])`)
  if (keyword) {
    const texts =
      searchIn.length > 0
        ? searchIn.map((column) => `${quotedName(column)}::text`)
        : ['"row of signet"::text']
    conditions.push(`concat_ws(' ', ${texts.join(', ')}) ilike ${bind(containsPattern(keyword))}`)
  }
  return { text, values: bound, where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '' }
}

/** Quotes a column name and doubles quotes inside; the database refuses unknown columns. */
export function quotedName(column: string): string {
  return `"row of signet"."${column.replaceAll('"', '""')}"`
}
