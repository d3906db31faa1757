import type { Syntax } from '../syntax/syntax.ts'
import type { Check } from './check.ts'
import type { Checker } from './checker.ts'
import { findField } from './find.ts'
import type { Term } from './term.ts'

/** Checks what is computed per row, with the row's columns in scope. `level` is the row's place in `run.rows`. */
export function walk(
  checker: Checker,
  table: string,
  body: Syntax,
  check: Check,
): Readonly<{ each: Term; level: number }> {
  const rows = findField(checker, table)
  const columns = typeof rows === 'object' ? rows.rows : {}
  const each = check({ ...checker, frames: [...checker.frames, { name: table, columns }] }, body)
  const readsColumn = [...checker.reads].some((name) => name.startsWith(`${table}.`))
  if (!readsColumn) checker.reads.add(table)
  return { each, level: checker.frames.length }
}
