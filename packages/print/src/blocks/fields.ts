import { z } from 'zod'
import { inlinePictures, type PaperCell, type PaperPart } from '../paper-part.ts'
import type { PrintedRecord } from '../printed-record.ts'
import { gridRows, isFilled, type SheetLine, type Stretch, stretchesOf } from '../sheet-lines.ts'
import { tablePart } from '../table-part.ts'
import { type BlockKind, BlockPath, blockCommon, type RecordWithTeller } from './block-kind.ts'

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
  parts: (block, printed) =>
    stretchesOf(linesOf(block, printed.record)).flatMap((stretch) => partsOf(stretch, block, printed)),
  printsEmpty: ({ withEmpty }) => withEmpty,
  printsTimeline: () => false,
  lacks: (block) => (block.fields !== 'all' && block.fields.length === 0 ? 'fields' : undefined),
}

function chosen({ fields }: FieldsBlock): readonly string[] {
  return fields === 'all' ? [] : fields
}

/** Lines of a block; chosen fields keep their chosen order. */
export function linesOf({ fields, withEmpty }: FieldsBlock, record: PrintedRecord): readonly SheetLine[] {
  return allLines(fields, record).filter((line) => withEmpty || isFilled(line))
}

function allLines(fields: FieldsBlock['fields'], { lines, system }: PrintedRecord): readonly SheetLine[] {
  if (fields === 'all') return lines
  const all = new Map(
    [...system, ...lines.filter(({ isHeading }) => !isHeading)].map((line) => [line.path, line]),
  )
  return fields.flatMap((path) => all.get(path) ?? [])
}

/** Share of a label in hundredths of the width, by number of columns. */
const labelShares: Readonly<Record<number, number>> = { 1: 24, 2: 17, 3: 12, 4: 9 }

function partsOf(stretch: Stretch, block: FieldsBlock, printed: RecordWithTeller): readonly PaperPart[] {
  const [first] = stretch
  const heading = { kind: 'text', text: first.label, look: 'heading', align: 'start' } as const
  if (first.isHeading) return first.label === '' ? [] : [heading]
  if (first.columns) return [heading, tablePart(first, { numbered: true, repeatsHeading: true }, printed)]

  const { columns } = block
  const label = labelShares[columns] ?? 0
  const pair = [label, 100 / columns - label]
  const rows = gridRows(stretch, columns).map((row) =>
    row.flatMap((line, at) => pairOf(line, at === row.length - 1 ? 2 * (columns - at) - 1 : 1)),
  )
  const shares = Array.from({ length: columns }, () => pair).flat()
  return [{ kind: 'grid', shares, rows, isRuled: block.lines === 'grid' }]
}

function pairOf({ label, text, pictures }: SheetLine, span: number): readonly PaperCell[] {
  const [picture] = inlinePictures(pictures)
  return [
    { text: label, look: 'label' },
    { text: picture ? '' : text, span, ...(picture && { picture }) },
  ]
}
