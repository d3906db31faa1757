import { z } from 'zod'
import { alignments } from '../paper-part.ts'
import { type BlockKind, BlockPath, blockCommon } from './block-kind.ts'

export const codeFormats = ['qr', 'code128', 'ean13', 'code39'] as const
/** The record's address, instead of a field. */
export const recordAddress = '$record'

export const CodeBlock = z.strictObject({
  kind: z.literal('code'),
  ...blockCommon,
  format: z.enum(codeFormats).default('qr'),
  /** The field it encodes, or `$record`. */
  says: BlockPath.default(recordAddress),
  /** In millimetres: the side of a QR code, the height of a barcode. */
  size: z.number().min(5).max(100).default(25),
  /** Print the text below the code. */
  caption: z.boolean().default(false),
  align: z.enum(alignments).default('start'),
})
export type CodeBlock = Readonly<z.output<typeof CodeBlock>>

/** A QR code or a barcode. */
export const code: BlockKind<CodeBlock> = {
  begin: () => ({ kind: 'code' }),
  fields: ({ says }) =>
    says === recordAddress || says === ''
      ? []
      : [
          {
            at: 'says',
            path: says,
            fits: (field) => field.from === 'record' || field.field.kind.holds === 'value',
          },
        ],
  words: () => [],
  withWords: (block) => block,
  seen: (block, isSeen) => (block.says === recordAddress || isSeen(block.says) ? block : undefined),
  parts: ({ format, says, size, caption, align }, { printTexts, address }) => {
    const said = says === recordAddress ? address : printTexts.text(says)
    if (said === '') return []
    const text = { kind: 'text', text: said, look: 'note', align } as const
    if (format !== 'qr') return [text]
    return [{ kind: 'qr', text: said, side: size, align }, ...(caption ? [text] : [])]
  },
  printsEmpty: () => false,
  printsTimeline: () => false,
  lacks: ({ says, format }) =>
    says === '' || (says === recordAddress && format !== 'qr') ? 'says' : undefined,
}
