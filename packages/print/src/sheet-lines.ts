import type { PrintedRecord } from './printed-record.ts'

export type SheetLine = PrintedRecord['lines'][number]

/** A heading, a sub-table, or lines of one grid. */
export type Stretch = readonly [SheetLine, ...SheetLine[]]

/** Groups lines into headings, sub-tables and grids, in order. */
export function stretchesOf(lines: readonly SheetLine[]): readonly Stretch[] {
  const stretches: [SheetLine, ...SheetLine[]][] = []
  for (const line of lines) {
    const last = stretches.at(-1)
    if (last && isInGrid(line) && isInGrid(last[0])) last.push(line)
    else stretches.push([line])
  }
  return stretches
}

function isInGrid({ isHeading, columns }: SheetLine): boolean {
  return !isHeading && !columns
}

/** Maximum characters in a narrow cell. */
const longText = 60

export function isLong({ text, html, pictures }: SheetLine): boolean {
  return html !== undefined || pictures !== undefined || text.length > longText || text.includes('\n')
}

/** Rows of a grid with so many pairs of label and value; long values have their own row. */
export function gridRows(lines: readonly SheetLine[], columns: number): readonly (readonly SheetLine[])[] {
  const rows: SheetLine[][] = []
  let room = 0
  for (const line of lines) {
    const isAlone = isLong(line)
    if (isAlone || room === 0) rows.push([])
    rows.at(-1)?.push(line)
    if (isAlone) room = 0
    else room = (room === 0 ? columns : room) - 1
  }
  return rows
}

type TableChoice = Readonly<{
  /** Paths of columns; all when empty. */
  columns?: readonly string[] | undefined
  /** Paths of columns with a sum; the form's own by default. */
  sums?: readonly string[] | undefined
}>

/** Columns of a sub-table with their sums; no sums when no printed column has one. */
export function tableOf({ columns = [], totals = [] }: SheetLine, choice: TableChoice) {
  const wanted = choice.columns ?? []
  const printed =
    wanted.length === 0 ? columns : wanted.flatMap((path) => columns.find((one) => one.path === path) ?? [])
  const summed = totals.filter(({ path, isShown }) => choice.sums?.includes(path) ?? isShown)
  const isSummed = summed.some(({ path }) => printed.some((column) => column.path === path))
  return {
    columns: printed,
    sums: isSummed ? new Map(summed.map(({ path, text }) => [path, text])) : undefined,
  }
}

/** Whether a line has content. */
export function isFilled({ isHeading, text, html, pictures, rows }: SheetLine): boolean {
  if (rows) return rows.length > 0
  return isHeading === true || text !== '' || html !== undefined || (pictures?.length ?? 0) > 0
}
