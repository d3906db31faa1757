import type { RecordWithTeller } from './blocks/block-kind.ts'
import { kindOf, type PrintBlock } from './blocks/index.ts'
import type { PrintTemplate, RunningLine } from './print-template.ts'
import type { PdfLine } from './printed-record.ts'

/** In twelfths of the width. */
const twelfths = { full: 12, threeQuarters: 9, twoThirds: 8, half: 6, third: 4, quarter: 3 } as const

export function twelfthsOf({ width }: PrintBlock): number {
  return twelfths[width]
}

/** Groups blocks into lines of as many as fit. */
export function linesOfBlocks(blocks: readonly PrintBlock[]): readonly (readonly PrintBlock[])[] {
  const lines: PrintBlock[][] = []
  let room = 0
  for (const block of blocks) {
    const wide = twelfthsOf(block)
    if (wide > room || block.newPage) {
      lines.push([])
      room = 12
    }
    lines.at(-1)?.push(block)
    room -= wide
  }
  return lines
}

/**
 * Converts a template and record to paragraphs: texts, fields and tables in order. Pictures, codes and side-by-side
 * layout are left out.
 */
export function templateLines(template: PrintTemplate, printed: RecordWithTeller): PdfLine[] {
  return [
    ...runningLine(template.header, printed),
    ...template.blocks.flatMap((block) => kindOf(block).lines(block, printed)),
    ...runningLine(template.footer, printed),
  ]
}

/** The document numbers its pages itself. */
function runningLine(
  { start, middle, end }: RunningLine,
  { printTexts }: RecordWithTeller,
): readonly PdfLine[] {
  const said = [start, middle, end]
    .filter((words) => !printTexts.parts(words).some(({ kind }) => kind === 'field'))
    .map((words) => printTexts.say(words).trim())
    .filter((text) => text !== '')
  return said.length === 0 ? [] : [{ text: said.join('    ') }]
}
