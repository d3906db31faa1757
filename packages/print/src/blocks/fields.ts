import { z } from 'zod'
import { linesOfFields } from '../printed-record.ts'
import { type BlockKind, BlockPath, blockCommon } from './block-kind.ts'

export const FieldsBlock = z.strictObject({
  kind: z.literal('fields'),
  ...blockCommon,
  /** All fields with headings and sub-tables in form order, or a selection. */
  fields: z.union([z.literal('all'), z.array(BlockPath).max(200)]).default('all'),
  columns: z.number().int().min(1).max(4).default(2),
  lines: z.enum(['grid', 'plain']).default('grid'),
  /** Include empty fields, to be filled in by hand. */
  withEmpty: z.boolean().default(false),
})
export type FieldsBlock = Readonly<z.output<typeof FieldsBlock>>

/** Labels with their values, in columns. */
export const fields: BlockKind<FieldsBlock> = {
  begin: () => ({ kind: 'fields' }),
  fields: (block) =>
    chosen(block).map((path, at) => ({
      at: `fields.${at}`,
      path,
      fits: (field) => field.from === 'record' || field.field.parent === undefined,
    })),
  words: () => [],
  withWords: (block) => block,
  seen: (block, isSeen) => {
    if (block.fields === 'all') return block
    const left = block.fields.filter(isSeen)
    return left.length > 0 ? { ...block, fields: left } : undefined
  },
  lines: ({ fields, withEmpty }, { record: { lines } }) => {
    const meant =
      fields === 'all' ? lines : fields.flatMap((path) => lines.find((line) => line.path === path) ?? [])
    return linesOfFields(
      meant.filter(({ isHeading, rows, text }) => withEmpty || isHeading || rows || text !== ''),
    )
  },
  printsEmpty: ({ withEmpty }) => withEmpty,
  printsTimeline: () => false,
  lacks: (block) => (block.fields !== 'all' && block.fields.length === 0 ? 'fields' : undefined),
}

function chosen({ fields }: FieldsBlock): readonly string[] {
  return fields === 'all' ? [] : fields
}
