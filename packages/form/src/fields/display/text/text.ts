import { z } from 'zod'
import { FormulaText } from '../../../definition/field-definition.ts'
import { LongText } from '../../../formats/long-text.ts'
import { displayKind } from '../../../kind/field-kind.ts'

export const TextSettings = z.strictObject({
  /** The label, where nothing is written. `{value}` is where the result of the formula stands; without it, it follows. */
  content: LongText,
  formula: FormulaText.optional(),
  /** Digits after the point of a result that is a number. */
  places: z.number().int().min(0).max(8).optional(),
  size: z.enum(['small', 'normal', 'large', 'title']).default('normal'),
  weight: z.enum(['plain', 'strong']).default('plain'),
  align: z.enum(['start', 'center', 'end']).default('start'),
  tone: z.enum(['normal', 'weak', 'accent', 'danger', 'success']).default('normal'),
})
export type TextSettings = Readonly<z.output<typeof TextSettings>>

/** Words between the fields, with the result of a formula among them if wanted. */
export const text = displayKind(TextSettings, {
  open: 'fill',
  parameters: ({ formula }) => (formula === undefined ? {} : { formula }),
})
