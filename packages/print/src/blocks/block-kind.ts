import type { ListField } from '@signet/list'
import { z } from 'zod'
import type { PrintWords } from '../print-words.ts'
import type { PdfLine, PrintedRecord } from '../printed-record.ts'
import type { Teller } from '../teller.ts'

export const blockWidths = ['full', 'threeQuarters', 'twoThirds', 'half', 'third', 'quarter'] as const

/** What every block has, whatever it prints. */
export const blockCommon = {
  /** Unique in its template. */
  id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  /** Of what the margins leave; blocks that fit beside each other stand beside each other. */
  width: z.enum(blockWidths).default('full'),
  /** Goes to the next page as a whole rather than being cut. */
  keepTogether: z.boolean().default(false),
  newPage: z.boolean().default(false),
}
export const BlockPath = z.string().max(90)

/** A field that a block prints: where in the block it is named, and whether it can serve there. */
export type FieldUse = Readonly<{ at: string; path: string; fits: (field: ListField) => boolean }>
export type WordsUse = Readonly<{ at: string; words: PrintWords }>
/** A record, and what it says. */
export type ToldRecord = Readonly<{ record: PrintedRecord; teller: Pick<Teller, 'text' | 'parts' | 'say'> }>
export type IsSeen = (path: string) => boolean

/**
 * Everything the engine needs to know about one kind of block. Shared code asks; it never compares kinds. Written as
 * methods so that a kind with its own settings still fits the register.
 */
export type BlockKind<Block> = Readonly<{
  /** A new one, without what every block has. */
  begin(): object
  fields(block: Block): readonly FieldUse[]
  words(block: Block): readonly WordsUse[]
  /** The same with other words; those in `words`, in their order. */
  withWords(block: Block, words: readonly PrintWords[]): Block
  /** What of it may be known to somebody who sees only these fields; undefined when nothing is left of it. */
  seen(block: Block, isSeen: IsSeen): Block | undefined
  /** What it says, as paragraphs of a document without its look. */
  lines(block: Block, told: ToldRecord): readonly PdfLine[]
  /** Does it print fields that nobody filled in? */
  printsEmpty?(block: Block): boolean
  /** Does it print the way of the record's case? */
  printsTimeline?(block: Block): boolean
  /** What is missing besides fields: the setting. */
  lacks?(block: Block): string | undefined
}>

/** For kinds that print neither words nor fields. */
export const silent = {
  fields: () => [],
  words: () => [],
  withWords: <Block>(block: Block) => block,
  seen: <Block>(block: Block) => block,
  lines: () => [],
} as const

export const alignments = ['start', 'center', 'end'] as const
