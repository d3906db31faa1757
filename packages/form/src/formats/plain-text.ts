import { z } from 'zod'
import { refuseValue } from '../problems/refuse-value.ts'

/** Text that any database and any screen can hold: whole characters, no NUL, and not longer than `max`. */
export function plainText(max: number, normal: (text: string) => string): z.ZodType<string> {
  return z.string().transform((raw, context) => {
    if (raw.length > max * 2) return refuseValue(context, 'form.tooLong', { max })
    const text = normal(raw.toWellFormed().replaceAll('\u0000', ''))
    return text.length > max ? refuseValue(context, 'form.tooLong', { max }) : text
  })
}
