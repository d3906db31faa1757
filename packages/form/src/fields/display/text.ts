import { z } from 'zod'
import { FormulaText } from '../../definition/field-definition.ts'
import { LongText } from '../../formats/plain-text.ts'
import { displayKind } from '../../kind/field-kind.ts'

export const TextSettings = z.strictObject({
  /** Empty shows the label. `{value}` marks the result of the formula, which otherwise follows the text. */
  content: LongText,
  formula: FormulaText.optional(),
  /** Decimal places of a numeric result. */
  places: z.number().int().min(0).max(8).optional(),
  size: z.enum(['small', 'normal', 'large', 'title']).default('normal'),
  weight: z.enum(['plain', 'strong']).default('plain'),
  align: z.enum(['start', 'center', 'end']).default('start'),
  tone: z.enum(['normal', 'weak', 'accent', 'danger', 'success']).default('normal'),
})
export type TextSettings = Readonly<z.output<typeof TextSettings>>

/** Text between the fields, optionally with the result of a formula. */
export const text = displayKind(TextSettings, {
  open: 'fill',
  parameters: ({ formula }) => (formula === undefined ? {} : { formula }),
})
