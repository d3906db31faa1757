import type { contract, ParsedOutput } from '@signet/contract'

export type ImportPreview = ParsedOutput<(typeof contract)['recordSheets']['previewImport']>

/** What a person has to do with an import, or to wait for. */
export type ImportStep = 'reading' | 'checking' | 'taking' | 'done' | 'failed'

const steps = {
  reading: 'reading',
  ready: 'checking',
  committing: 'taking',
  done: 'done',
  failed: 'failed',
  cancelled: 'failed',
} as const satisfies Record<ImportPreview['state'], ImportStep>

export function stepOf({ state }: Pick<ImportPreview, 'state'>): ImportStep {
  return steps[state]
}

/** Does it go on by itself, so that it must be asked how far it is? */
export function isUnderWay({ state }: Pick<ImportPreview, 'state'>): boolean {
  return state === 'reading' || state === 'committing'
}

/** How many records can be taken over. */
export function goodOf({ read, bad, refused }: Pick<ImportPreview, 'read' | 'bad' | 'refused'>): number {
  return read - bad + refused
}

/** How many of them were looked at, as far as it is known: those that change nothing are in no count. */
export function takenOf({ added, changed, refused }: Pick<ImportPreview, 'added' | 'changed' | 'refused'>) {
  return added + changed + refused
}

/** What was there already, word for word. Known once everything was taken over. */
export function unchangedOf(preview: ImportPreview): number {
  return goodOf(preview) - takenOf(preview)
}

/** Headings of columns that are not read, for people to see before they go on. */
export function unreadHeadings({ columns }: Pick<ImportPreview, 'columns'>): readonly string[] {
  return columns.flatMap(({ heading, path }) => (path === null && heading.trim() !== '' ? [heading] : []))
}

export type PreviewCell = Readonly<{ heading: string; text: string; problem: string }>
export type PreviewLine = Readonly<{
  /** As the sheet numbers it. */
  number: number
  /** It holds further rows of sub-tables of the record above. */
  isFurther: boolean
  cells: readonly PreviewCell[]
  /** What concerns the record as a whole. */
  problems: readonly string[]
}>

/** The rows of a preview with what each cell is called. */
export function previewLines({
  columns,
  list,
}: Pick<ImportPreview, 'columns' | 'list'>): readonly PreviewLine[] {
  return list.map(({ number, record, cells, problems }) => ({
    number,
    isFurther: number !== record,
    cells: cells.map((cell, at) => ({ ...cell, heading: columns[at]?.heading ?? '' })),
    problems,
  }))
}

/** What is worth a line where there is little room: what is filled in, and what is wrong. */
export function tellingCells({ cells }: PreviewLine): readonly PreviewCell[] {
  return cells.filter(({ text, problem }) => text !== '' || problem !== '')
}
