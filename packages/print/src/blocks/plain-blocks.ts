import { z } from 'zod'
import { alignments, dividerLines, textLooks } from '../paper-part.ts'
import { PrintWords } from '../print-words.ts'
import { type BlockKind, blockCommon, silent } from './block-kind.ts'

export const DividerBlock = z.strictObject({
  kind: z.literal('divider'),
  ...blockCommon,
  line: z.enum(dividerLines).default('solid'),
})
export type DividerBlock = Readonly<z.output<typeof DividerBlock>>

export const divider: BlockKind<DividerBlock> = {
  ...silent,
  begin: () => ({ kind: 'divider' }),
  parts: ({ line }) => [{ kind: 'rule', line }],
}

export const SpaceBlock = z.strictObject({
  kind: z.literal('space'),
  ...blockCommon,
  /** In millimetres. */
  height: z.number().min(1).max(250).default(8),
})
export type SpaceBlock = Readonly<z.output<typeof SpaceBlock>>

/** Empty space of a given height. */
export const space: BlockKind<SpaceBlock> = {
  ...silent,
  begin: () => ({ kind: 'space' }),
  parts: ({ height }) => [{ kind: 'space', height }],
}

export const TextBlock = z.strictObject({
  kind: z.literal('text'),
  ...blockCommon,
  text: PrintWords.default(''),
  look: z.enum(textLooks).default('body'),
  align: z.enum(alignments).default('start'),
})
export type TextBlock = Readonly<z.output<typeof TextBlock>>

/** A heading or a paragraph with placeholders. */
export const text: BlockKind<TextBlock> = {
  begin: () => ({ kind: 'text' }),
  fields: () => [],
  words: (block) => [{ at: 'text', words: block.text }],
  withWords: (block, [words]) => ({ ...block, text: words ?? block.text }),
  seen: (block) => block,
  parts: ({ text, look, align }, { printTexts }) => [
    { kind: 'text', text: printTexts.say(text), look, align },
  ],
  printsEmpty: () => false,
  printsTimeline: () => false,
  lacks: () => undefined,
}
