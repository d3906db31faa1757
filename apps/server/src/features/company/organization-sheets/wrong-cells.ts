/** What is wrong with a cell: a key of a text, with its parameters. */
export type WrongCell = Readonly<{
  row: number
  column: string
  value: string
  reason: string
  params?: Readonly<Record<string, string | number>>
}>

/** Notes wrong cells by row. */
export function openNotes() {
  const notes: WrongCell[] = []
  const rows = new Set<number>()
  return {
    add: (cell: WrongCell) => {
      notes.push(cell)
      rows.add(cell.row)
    },
    isWrong: (row: number) => rows.has(row),
    count: () => rows.size,
    all: () => notes.toSorted((a, b) => a.row - b.row),
  }
}

export type Notes = ReturnType<typeof openNotes>

/** Remembers values of a column, so that a second one is reported with its first row. */
export function openTwice(notes: Notes, column: string) {
  const first = new Map<string, number>()
  return (row: number, value: string) => {
    const key = value.toLowerCase()
    const before = first.get(key)
    if (before === undefined) first.set(key, row)
    else notes.add({ row, column, value, reason: 'twice', params: { row: before } })
  }
}

/** Returns the ids that come back to themselves by going up. */
export function findCircles(parents: ReadonlyMap<string, string | null>): ReadonlySet<string> {
  const settled = new Set<string>()
  const circles: string[] = []
  for (const start of parents.keys()) {
    const path = pathUp(parents, start, settled)
    const at = path.indexOf(parents.get(path.at(-1) ?? '') ?? '')
    if (at >= 0) circles.push(...path.slice(at))
    for (const id of path) settled.add(id)
  }
  return new Set(circles)
}

/** From an id upwards until the top, a settled id or the beginning of a circle. */
function pathUp(
  parents: ReadonlyMap<string, string | null>,
  start: string,
  settled: ReadonlySet<string>,
): readonly string[] {
  const path = new Set<string>()
  for (let at = start; !settled.has(at) && !path.has(at); ) {
    path.add(at)
    const next = parents.get(at)
    if (!next) break
    at = next
  }
  return [...path]
}
