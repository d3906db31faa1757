/** Where a row of a sub-table stands: in which row of the sheet, and as which of the rows that the record has (from 1). */
export type RowMark = Readonly<{ line: number; place: number | undefined }>

/** What a row of a sub-table is called until it is known whether the record has it already: `12`, or `12-3`. */
export function writeMark({ line, place }: RowMark): string {
  return place === undefined ? String(line) : `${line}-${place}`
}

export function readMark(id: unknown): RowMark {
  const [line = '', place] = String(id).split('-')
  return { line: Number(line), place: place === undefined ? undefined : Number(place) }
}
