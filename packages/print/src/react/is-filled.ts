import type { PrintedRecord } from '../printed-record.ts'

export type SheetLine = PrintedRecord['lines'][number]

/** Does it say or show anything? */
export function isFilled({ isHeading, text, html, pictures, rows }: SheetLine): boolean {
  if (rows) return rows.length > 0
  return isHeading === true || text !== '' || html !== undefined || (pictures?.length ?? 0) > 0
}
