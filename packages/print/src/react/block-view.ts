import type { FunctionComponent } from 'react'
import type { PrintedRecord } from '../printed-record.ts'
import type { PrintFacts, Teller } from '../teller.ts'

/** What paper needs of the application. */
export type PrintAround = Readonly<{
  facts: PrintFacts
  /** Where a picture can be seen. */
  urlOf: (fileId: string) => string
  /** Where the record is found, as a whole address. */
  addressOf: (recordId: string) => string
}>

export type BlockViewProps<Block> = Readonly<{
  block: Block
  record: PrintedRecord
  teller: Teller
  around: PrintAround
}>
export type BlockView<Block> = FunctionComponent<BlockViewProps<Block>>
