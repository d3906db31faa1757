import type { ListField } from '@signet/list'
import { z } from 'zod'
import type { PaperPart } from '../paper-part.ts'
import type { PrintTexts } from '../print-texts.ts'
import type { PrintWords } from '../print-words.ts'
import type { PrintedRecord } from '../printed-record.ts'
import type { texts } from '../texts.ts'

export const blockWidths = ['full', 'threeQuarters', 'twoThirds', 'half', 'third', 'quarter'] as const

/** Common settings of all blocks. */
export const blockCommon = {
  /** Unique in its template. */
  id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  /** Share of the printable width; blocks that fit are placed side by side. */
  width: z.enum(blockWidths).default('full'),
  /** Moves to the next page as a whole instead of splitting. */
  keepTogether: z.boolean().default(false),
  newPage: z.boolean().default(false),
}
export const BlockPath = z.string().max(90)

/** A field used by a block: its setting, and the required capability. */
export type FieldUse = Readonly<{ at: string; path: string; fits: (field: ListField) => boolean }>
export type WordsUse = Readonly<{ at: string; words: PrintWords }>
/** A record, its printTexts, the words of the reader and the address of the record, empty when unknown. */
export type RecordWithTeller = Readonly<{
  record: PrintedRecord
  printTexts: Pick<PrintTexts, 'text' | 'parts' | 'say'>
  t: (key: `print.${keyof typeof texts}`) => string
  address: string
}>
export type IsSeen = (path: string) => boolean

/**
 * Rules of a block kind. Shared code never compares kinds. Written as methods, so that kinds with their own settings
 * fit the register.
 */
export type BlockKind<Block> = Readonly<{
  /** Settings of a new block, without the common ones. */
  begin(): object
  fields(block: Block): readonly FieldUse[]
  words(block: Block): readonly WordsUse[]
  /** The block with other texts, in the order of `words`. */
  withWords(block: Block, words: readonly PrintWords[]): Block
  /** The part visible to a reader who sees only these fields; undefined when nothing remains. */
  seen(block: Block, isSeen: IsSeen): Block | undefined
  /** Its content on the pages of a document. */
  parts(block: Block, record: RecordWithTeller): readonly PaperPart[]
  /** Whether it prints empty fields. */
  printsEmpty(block: Block): boolean
  /** Whether it prints the case history. */
  printsTimeline(block: Block): boolean
  /** A missing setting other than fields; undefined when none is missing. */
  lacks(block: Block): string | undefined
}>

/** Defaults for kinds without texts and fields. */
export const silent = {
  fields: () => [],
  words: () => [],
  withWords: <Block>(block: Block) => block,
  seen: <Block>(block: Block) => block,
  parts: () => [],
  printsEmpty: () => false,
  printsTimeline: () => false,
  lacks: () => undefined,
} as const
