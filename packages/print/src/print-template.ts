import { z } from 'zod'
import { PrintBlock } from './blocks/index.ts'
import { PrintPage } from './page.ts'
import { PrintWords } from './print-words.ts'

export const printTemplateVersion = 1

/** Text in a margin of every page; it may contain `{$page}` and `{$pages}`. */
const RunningLine = z.strictObject({
  start: PrintWords.default(''),
  middle: PrintWords.default(''),
  end: PrintWords.default(''),
})
export type RunningLine = Readonly<z.output<typeof RunningLine>>

/** A print template: paper, margins and blocks from top to bottom. */
export const PrintTemplate = z.strictObject({
  version: z.literal(printTemplateVersion),
  page: PrintPage.prefault({}),
  header: RunningLine.prefault({}),
  footer: RunningLine.prefault({}),
  blocks: z
    .array(PrintBlock)
    // A hundred of a designer, and the seals of a request.
    .max(110)
    .default([])
    .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, 'has an id twice'),
})
export type PrintTemplate = Readonly<z.output<typeof PrintTemplate>>
export type PrintTemplateInput = z.input<typeof PrintTemplate>
