import type { RecordWithTeller } from './blocks/block-kind.ts'
import { kindOf } from './blocks/index.ts'
import { linesOfBlocks, twelfthsOf } from './lines-of-blocks.ts'
import type { PrintPage } from './page.ts'
import type { PaperPart } from './paper-part.ts'
import type { TextPart } from './parts-of.ts'
import type { PrintTemplate, RunningLine } from './print-template.ts'

type RunningParts = Readonly<Record<keyof RunningLine, readonly TextPart[]>>

/** Blocks beside each other, each with its share of the width in twelfths. */
export type PaperLine = Readonly<{
  newPage: boolean
  blocks: readonly Readonly<{ twelfths: number; keepTogether: boolean; parts: readonly PaperPart[] }>[]
}>

/** A template filled in with a record, for a writer of pages: plain data without settings of block kinds. */
export type PaperSheet = Readonly<{
  page: PrintPage
  header: RunningParts
  footer: RunningParts
  lines: readonly PaperLine[]
}>

export function paperSheet(template: PrintTemplate, printed: RecordWithTeller): PaperSheet {
  const running = ({ start, middle, end }: RunningLine): RunningParts => ({
    start: printed.printTexts.parts(start),
    middle: printed.printTexts.parts(middle),
    end: printed.printTexts.parts(end),
  })
  return {
    page: template.page,
    header: running(template.header),
    footer: running(template.footer),
    lines: linesOfBlocks(template.blocks).map((line) => ({
      newPage: line[0]?.newPage ?? false,
      blocks: line.map((block) => ({
        twelfths: twelfthsOf(block),
        keepTogether: block.keepTogether,
        parts: kindOf(block).parts(block, printed),
      })),
    })),
  }
}
