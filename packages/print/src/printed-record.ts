import { z } from 'zod'

/** A picture in its own right, or a file that its reader may open. */
const PrintedPicture = z.union([
  z.object({ source: z.string() }),
  z.object({ fileId: z.string(), name: z.string() }),
])

const PrintedLine = z.object({
  path: z.string(),
  label: z.string(),
  text: z.string(),
  /** Written text with its markup. */
  html: z.string().optional(),
  pictures: z.array(PrintedPicture).optional(),
})
export type PrintedLine = Readonly<z.output<typeof PrintedLine>>

/** A record as it goes on paper: texts in its reader's language, without what he may not see. */
export const PrintedRecord = z.object({
  id: z.string(),
  lines: z.array(
    PrintedLine.extend({
      /** A heading over the lines that follow; it holds nothing itself. */
      isHeading: z.literal(true).optional(),
      columns: z.array(z.object({ path: z.string(), label: z.string(), isNumber: z.boolean() })).optional(),
      rows: z.array(z.array(PrintedLine)).optional(),
      /** The sums of the number columns. */
      totals: z.array(z.object({ path: z.string(), text: z.string(), isShown: z.boolean() })).optional(),
    }),
  ),
  /** What every record has besides its form (`$author`). */
  system: z.array(z.object({ path: z.string(), label: z.string(), text: z.string() })).default([]),
  /** What the formulas that were asked for answered, in their order. */
  answers: z.array(z.string()).default([]),
  /** What has happened in its case, step by step, in words; nothing unless it was asked for and may be seen. */
  timeline: z
    .array(
      z.object({
        name: z.string(),
        at: z.string(),
        people: z.array(
          z.object({
            name: z.string(),
            outcome: z.string(),
            opinion: z.string(),
            at: z.string(),
            /** A PNG data URL, or empty. */
            signature: z.string(),
          }),
        ),
      }),
    )
    .default([]),
})
export type PrintedRecord = Readonly<z.output<typeof PrintedRecord>>

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
