import type { PrintedRecord } from '../printed-record.ts'

/** A paragraph of a document; `indent` in points. */
export type PdfLine = Readonly<{ text: string; isHeading?: true; indent?: number }>

type Line = PrintedRecord['lines'][number]

const indent = 14

/** Labels with their values, one below the other; the rows of a sub-table stand below its label. */
export function linesOfFields(lines: readonly Line[]): PdfLine[] {
  return lines.flatMap(({ label, text, isHeading, columns, rows }): PdfLine[] => {
    if (isHeading) return text === '' && label === '' ? [] : [{ text: label, isHeading }]
    if (!columns || !rows) return [{ text: `${label}: ${text}` }]
    return [{ text: label }, ...rows.map((row) => ({ text: rowText(row), indent }))]
  })
}

export function rowText(cells: readonly Readonly<{ label: string; text: string }>[]): string {
  return cells.map(({ label, text }) => `${label}: ${text}`).join(' / ')
}
