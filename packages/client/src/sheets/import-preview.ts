import type { contract, ParsedOutput } from '@signet/contract'

export type ImportPreview = ParsedOutput<(typeof contract)['recordSheets']['previewImport']>

/** The step of an import that the person is at or waits for. */
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

/** Whether the server is working on the import, so that it must be polled. */
export function isUnderWay({ state }: Pick<ImportPreview, 'state'>): boolean {
  return state === 'reading' || state === 'committing'
}

/** Number of records that can be imported. */
export function countImportable({
  read,
  bad,
  refused,
}: Pick<ImportPreview, 'read' | 'bad' | 'refused'>): number {
  return read - bad + refused
}

/** Number of records processed so far, as far as known: unchanged records are not counted. */
export function countProcessed({
  added,
  changed,
  refused,
}: Pick<ImportPreview, 'added' | 'changed' | 'refused'>) {
  return added + changed + refused
}

/** Number of identical records; known at the end of the import. */
export function unchangedOf(preview: ImportPreview): number {
  return countImportable(preview) - countProcessed(preview)
}

/** Headings of columns that are ignored, shown before importing. */
export function unreadHeadings({ columns }: Pick<ImportPreview, 'columns'>): readonly string[] {
  return columns.flatMap(({ heading, path }) => (path === null && heading.trim() !== '' ? [heading] : []))
}

export type PreviewCell = Readonly<{ heading: string; text: string; problem: string }>
export type PreviewLine = Readonly<{
  /** The row number in the sheet. */
  number: number
  /** Whether the row continues the sub-tables of the record above. */
  isFurther: boolean
  cells: readonly PreviewCell[]
  /** Problems of the record as a whole. */
  problems: readonly string[]
}>

/** The rows of a preview, each cell with its heading. */
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

/** The cells worth showing on a small screen: those with a value or a problem. */
export function notableCells({ cells }: PreviewLine): readonly PreviewCell[] {
  return cells.filter(({ text, problem }) => text !== '' || problem !== '')
}
