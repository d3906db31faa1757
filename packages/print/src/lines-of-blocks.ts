import type { ToldRecord } from './blocks/block-kind.ts'
import { kindOf, type PrintBlock } from './blocks/index.ts'
import type { PrintTemplate, RunningLine } from './print-template.ts'
import type { PdfLine } from './printed-record.ts'

/** In twelfths of the width. */
const twelfths = { full: 12, threeQuarters: 9, twoThirds: 8, half: 6, third: 4, quarter: 3 } as const

export function twelfthsOf({ width }: PrintBlock): number {
  return twelfths[width]
}

/** Which blocks stand beside each other: as many as fit, one after the other. */
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
 * What a template says of a record, as the paragraphs of a document: its words, fields and tables in their order, one
 * below the other. Pictures, codes and what stands beside each other on paper are not in it.
 */
export function templateLines(template: PrintTemplate, told: ToldRecord): PdfLine[] {
  return [
    ...runningLine(template.header, told),
    ...template.blocks.flatMap((block) => kindOf(block).lines(block, told)),
    ...runningLine(template.footer, told),
  ]
}

/** Pages are numbered by the document itself. */
function runningLine({ start, middle, end }: RunningLine, { teller }: ToldRecord): readonly PdfLine[] {
  const said = [start, middle, end]
    .filter((words) => !teller.parts(words).some(({ kind }) => kind === 'field'))
    .map((words) => teller.say(words).trim())
    .filter((text) => text !== '')
  return said.length === 0 ? [] : [{ text: said.join('    ') }]
}
