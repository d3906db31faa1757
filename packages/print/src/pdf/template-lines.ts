import type { ToldRecord } from '../blocks/block-kind.ts'
import { kindOf } from '../blocks/index.ts'
import type { PrintTemplate, RunningLine } from '../print-template.ts'
import type { PdfLine } from './lines-of-fields.ts'

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
