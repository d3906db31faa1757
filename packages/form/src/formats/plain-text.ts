import { z } from 'zod'
import { refuseValue } from '../problems/problem.ts'

/** Text without NUL or broken surrogates, at most `max` characters, which any database and screen can hold. */
export function plainText(max: number, normal: (text: string) => string): z.ZodType<string> {
  return z.string().transform((raw, context) => {
    if (raw.length > max * 2) return refuseValue(context, 'form.tooLong', { max })
    const text = normal(raw.toWellFormed().replaceAll('\u0000', ''))
    return text.length > max ? refuseValue(context, 'form.tooLong', { max }) : text
  })
}

const longest = 4000

/** Paragraphs in one language or in each: a longer `LocalizedText`. */
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
