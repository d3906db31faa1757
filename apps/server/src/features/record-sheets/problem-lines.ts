import type { FormValues } from '@signet/form'
import type { RowProblem, SheetLine } from './import-row-store.ts'
import { readMark } from './row-mark.ts'

type JudgedRecord = Readonly<{ number: number; marked: FormValues; problems: readonly RowProblem[] }>

/** Assigns the problems of a record to sheet rows: `lines.2.price` belongs to the row with that mark. */
export function problemLines({
  number,
  marked,
  problems,
}: JudgedRecord): readonly Pick<SheetLine, 'number' | 'problems'>[] {
  const placed = problems.map((problem) => {
    const [key = '', place, column] = problem.path.split('.')
    const rows = marked[key]
    const row: unknown = place !== undefined && Array.isArray(rows) ? rows[Number(place)] : undefined
    if (row === undefined) return { number, problem }

    const { line } = readMark((row as FormValues)['id'])
    const path = column === undefined ? key : `${key}.${column}`
    return { number: line, problem: { ...problem, path } }
  })
  const byLine = Map.groupBy(placed, (one) => one.number)
  return [...byLine].map(([line, own]) => ({ number: line, problems: own.map(({ problem }) => problem) }))
}
