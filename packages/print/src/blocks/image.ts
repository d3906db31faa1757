import { z } from 'zod'
import { alignments, inlinePictures } from '../paper-part.ts'
import { type BlockKind, BlockPath, blockCommon } from './block-kind.ts'

/** Maximum characters of a picture as data URL, about 200 KB. */
const longestPicture = 280_000

export const ImageBlock = z.strictObject({
  kind: z.literal('image'),
  ...blockCommon,
  from: z.enum(['logo', 'field']).default('logo'),
  /** The logo, a PNG or JPEG as a data URL. */
  picture: z
    .string()
    .max(longestPicture)
    .regex(/^(data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+=*)?$/)
    .default(''),
  /** The field with the pictures or the signature. */
  field: BlockPath.default(''),
  /** In millimetres; the width follows. */
  height: z.number().min(3).max(280).default(15),
  align: z.enum(alignments).default('start'),
})
export type ImageBlock = Readonly<z.output<typeof ImageBlock>>

/** A logo, or the pictures of a field. */
export const image: BlockKind<ImageBlock> = {
  begin: () => ({ kind: 'image' }),
  fields: ({ from, field }) =>
    from === 'field' && field !== ''
      ? [
          {
            at: 'field',
            path: field,
            fits: (known) => known.from === 'form' && known.field.kind.printed !== undefined,
          },
        ]
      : [],
  words: () => [],
  withWords: (block) => block,
  seen: (block, isSeen) => (block.from === 'logo' || isSeen(block.field) ? block : undefined),
  parts: ({ from, picture, field, height, align }, { record: { lines } }) => {
    const held = inlinePictures(lines.find(({ path }) => path === field)?.pictures)
    const sources = from === 'logo' ? [picture].filter((one) => one !== '') : held
    return sources.length === 0 ? [] : [{ kind: 'pictures', sources, height, align }]
  },
  printsEmpty: () => false,
  printsTimeline: () => false,
  lacks: ({ from, picture, field }) => {
    if (from === 'logo') return picture === '' ? 'picture' : undefined
    return field === '' ? 'field' : undefined
  },
}
