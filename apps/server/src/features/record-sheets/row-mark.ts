/** Position of a sub-table row: its sheet row, and its row in the stored record (from 1) if given. */
export type RowMark = Readonly<{ line: number; place: number | undefined }>

/** Temporary id of a sub-table row until it is matched with the stored record: `12`, or `12-3`. */
export function writeMark({ line, place }: RowMark): string {
  return place === undefined ? String(line) : `${line}-${place}`
}

export function readMark(id: unknown): RowMark {
  const [line = '', place] = String(id).split('-')
  return { line: Number(line), place: place === undefined ? undefined : Number(place) }
}
