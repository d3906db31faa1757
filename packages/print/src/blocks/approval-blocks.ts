import { z } from 'zod'
import { PrintWords } from '../print-words.ts'
import { type BlockKind, blockCommon, silent } from './block-kind.ts'

export const SignaturesBlock = z.strictObject({
  kind: z.literal('signatures'),
  ...blockCommon,
  keepTogether: z.boolean().default(true),
  /** Signature lines, one per signer. */
  places: z.array(PrintWords).max(8).default([]),
  /** Space for a date beside each line. */
  withDay: z.boolean().default(false),
})
export type SignaturesBlock = Readonly<z.output<typeof SignaturesBlock>>

/** Lines for handwritten signatures. */
export const signatures: BlockKind<SignaturesBlock> = {
  begin: () => ({ kind: 'signatures' }),
  fields: () => [],
  words: ({ places }) => places.map((words, at) => ({ at: `places.${at}`, words })),
  withWords: (block, words) => ({ ...block, places: [...words] }),
  seen: (block) => block,
  lines: ({ places }, { printTexts }) =>
    places.map((words) => ({ text: `${printTexts.say(words)}: ____________________` })),
  printsEmpty: () => false,
  printsTimeline: () => false,
  lacks: ({ places }) => (places.length === 0 ? 'places' : undefined),
}

export const TimelineBlock = z.strictObject({
  kind: z.literal('timeline'),
  ...blockCommon,
  withOpinions: z.boolean().default(true),
  withSignatures: z.boolean().default(true),
})
export type TimelineBlock = Readonly<z.output<typeof TimelineBlock>>

/** History of the record's case: decisions by step, as visible to the reader. */
export const timeline: BlockKind<TimelineBlock> = {
  ...silent,
  begin: () => ({ kind: 'timeline' }),
  printsTimeline: () => true,
}
