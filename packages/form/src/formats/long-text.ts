import { z } from 'zod'

const longest = 4000

/** Paragraphs of an administrator, in one language for everybody or in each: as `LocalizedText`, only longer. */
export const LongText = z
  .union([
    z.string().max(longest),
    z.strictObject({
      'zh-CN': z.string().max(longest),
      'zh-TW': z.string().max(longest).optional(),
      'en-US': z.string().max(longest).optional(),
    }),
  ])
  .default('')
