export { blockWidths } from './blocks/block-kind.ts'
export { codeFormats, recordAddress } from './blocks/code.ts'
export { type BlockKindName, blockKindNames, kindOf, type PrintBlock } from './blocks/index.ts'
export { changeBlock, insertBlocks, moveBlock, newBlock, removeBlock } from './edit-template.ts'
export { findMistakes, mostFormulas, type PrintMistake } from './find-mistakes.ts'
export { templateMergeRules } from './merge-templates.ts'
export { labelSize, type PaperName, type PrintPage, paperNames, paperSize, printableSize } from './page.ts'
export { pageRules } from './page-rules.ts'
export { alignments, dividerLines, type PaperCell, type PaperPart, textLooks } from './paper-part.ts'
export { type PaperLine, type PaperSheet, paperSheet } from './paper-sheet.ts'
export {
  type PrintTemplate,
  type PrintTemplateInput,
  printTemplateVersion,
  type RunningLine,
} from './print-template.ts'
export { createPrintTexts, facts, PrintFacts, type PrintTexts, pageFacts } from './print-texts.ts'
export type { PrintWords } from './print-words.ts'
export { PrintedRecord } from './printed-record.ts'
export { caseTemplate, defaultTemplate, readTemplate } from './read-template.ts'
export { type PrintRefusal, printRefusals } from './refusals.ts'
export { visibleTemplate } from './seen-template.ts'
export { formulasOf, requestFor } from './words-of.ts'
