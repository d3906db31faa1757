import type { FormValues } from '@signet/form'
import type { RowProblem, SheetLine } from './import-row-store.ts'
import { readMark } from './row-mark.ts'

type Judged = Readonly<{ number: number; marked: FormValues; problems: readonly RowProblem[] }>

/** What is wrong with a record, by the row of the sheet in which it stands: `lines.2.price` is the price of some row. */
export function problemLines({
  number,
  marked,
  problems,
}: Judged): readonly Pick<SheetLine, 'number' | 'problems'>[] {
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
