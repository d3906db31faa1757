import { z } from 'zod'

/** An inline picture, or a file the reader may open. */
const PrintedPicture = z.union([
  z.object({ source: z.string() }),
  z.object({ fileId: z.string(), name: z.string() }),
])

const PrintedLine = z.object({
  path: z.string(),
  label: z.string(),
  text: z.string(),
  /** Rich text. */
  html: z.string().optional(),
  pictures: z.array(PrintedPicture).optional(),
})
export type PrintedLine = Readonly<z.output<typeof PrintedLine>>

/** A record for printing: texts in the reader's language, without hidden fields. */
export const PrintedRecord = z.object({
  id: z.string(),
  lines: z.array(
    PrintedLine.extend({
      /** A heading of the following lines, without a value. */
      isHeading: z.literal(true).optional(),
      columns: z.array(z.object({ path: z.string(), label: z.string(), isNumber: z.boolean() })).optional(),
      rows: z.array(z.array(PrintedLine)).optional(),
      /** Sums of number columns. */
      totals: z.array(z.object({ path: z.string(), text: z.string(), isShown: z.boolean() })).optional(),
    }),
  ),
  /** System fields (`$author`). */
  system: z.array(z.object({ path: z.string(), label: z.string(), text: z.string() })).default([]),
  /** Results of the requested formulas, in order. */
  answers: z.array(z.string()).default([]),
  /** Visible history of its case by step, if requested. */
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
            /** PNG data URL, or empty. */
            signature: z.string(),
            /** The seal that the decision applied, as a data URL; empty without one, and where it no longer counts. */
            seal: z.string().default(''),
          }),
        ),
      }),
    )
    .default([]),
})
export type PrintedRecord = Readonly<z.output<typeof PrintedRecord>>
