import { z } from 'zod'
import { LongText } from '../../../formats/long-text.ts'
import { displayKind } from '../../../kind/field-kind.ts'

export const AlertSettings = z.strictObject({
  tone: z.enum(['info', 'success', 'warning', 'danger']).default('info'),
  /** Below the label, which is its title. */
  description: LongText,
  closable: z.boolean().default(false),
})
export type AlertSettings = Readonly<z.output<typeof AlertSettings>>

/** Something to know before going on: icon, word and colour together. */
export const alert = displayKind(AlertSettings, { open: 'fill' })
