import { mainTable } from '../../record-store/index.ts'
import type { RowProblem } from './import-row-store.ts'
import type { ImportRow } from './import-store.ts'
import type { Importable } from './importable.ts'
import type { JudgedLine } from './judge-lines.ts'
import { columnsOf, keyValues } from './key-values.ts'
import type { KeyValues } from './match-store.ts'

/** Remembers the keys of a whole sheet: what comes a second time is told where it came first. */
export function twiceInSheet(
  { opened: { model } }: Importable,
  { mode, keys }: Pick<ImportRow, 'mode' | 'keys'>,
) {
  const unique = (mainTable(model).keys ?? []).map(({ columns }) => columns)
  const all = mode === 'addAndUpdate' ? [...unique, columnsOf(model, keys)] : unique
  const seen = all.map((columns) => ({ columns, rows: new Map<string, number>() }))

  return ({ number, values }: JudgedLine): readonly RowProblem[] =>
    seen.flatMap(({ columns, rows }) => {
      const first = firstWith(rows, keyValues(model, columns, values), number)
      if (first === number) return []
      return [{ path: columns[0]?.path ?? '', code: 'record-sheets.problem.twice', params: { row: first } }]
    })
}

/** The row that had this key first: this one itself when none did, or when a part of the key is missing. */
function firstWith(rows: Map<string, number>, key: KeyValues, number: number): number {
  if (key.length === 0 || key.includes(null)) return number
  const text = JSON.stringify(key)
  const first = rows.get(text) ?? number
  rows.set(text, first)
  return first
}
