import type { FunctionComponent } from 'react'
import type { PrintFacts, PrintTexts } from '../print-texts.ts'
import type { PrintedRecord } from '../printed-record.ts'

/** Application services for printing. */
export type PrintContext = Readonly<{
  facts: PrintFacts
  /** Address of a picture. */
  urlOf: (fileId: string) => string
  /** Full address of the record. */
  addressOf: (recordId: string) => string
}>

export type BlockViewProps<Block> = Readonly<{
  block: Block
  record: PrintedRecord
  printTexts: PrintTexts
  context: PrintContext
}>
export type BlockView<Block> = FunctionComponent<BlockViewProps<Block>>
