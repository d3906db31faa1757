export { askedBy } from './asked-by.ts'
export { alignments, blockWidths } from './blocks/block-kind.ts'
export { codeFormats, recordAddress } from './blocks/code/code.ts'
export { dividerLines } from './blocks/divider/divider.ts'
export { type BlockKindName, blockKindNames, kindOf, type PrintBlock } from './blocks/index.ts'
export { textLooks } from './blocks/text/text.ts'
export { checkTemplate } from './check-template.ts'
export { defaultTemplate } from './default-template.ts'
export { changeBlock, insertBlocks, moveBlock, newBlock, removeBlock } from './edit-template.ts'
export { facts, pageFacts } from './facts.ts'
export { findMistakes, mostFormulas, type PrintMistake } from './find-mistakes.ts'
export { labelSize, type PaperName, type PrintPage, paperNames, paperSize, printableSize } from './page.ts'
export { pageRules } from './page-rules.ts'
export { linesOfFields, type PdfLine } from './pdf/lines-of-fields.ts'
export { templateLines } from './pdf/template-lines.ts'
export {
  type PrintTemplate,
  type PrintTemplateInput,
  printTemplateVersion,
  type RunningLine,
} from './print-template.ts'
export type { PrintWords } from './print-words.ts'
export { PrintedRecord } from './printed-record.ts'
export { readTemplate } from './read-template.ts'
export { type PrintRefusal, printRefusals } from './refusals.ts'
export { seenTemplate } from './seen-template.ts'
export { createTeller, type PrintFacts, type Teller } from './teller.ts'
export { formulasOf } from './words-of.ts'
