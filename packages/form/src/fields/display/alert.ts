import { z } from 'zod'
import { LongText } from '../../formats/plain-text.ts'
import { displayKind } from '../../kind/field-kind.ts'

export const AlertSettings = z.strictObject({
  tone: z.enum(['info', 'success', 'warning', 'danger']).default('info'),
  /** Shown below the label, which is the title. */
  description: LongText,
  closable: z.boolean().default(false),
})
export type AlertSettings = Readonly<z.output<typeof AlertSettings>>

/** A notice with an icon, a word and a color. */
export const alert = displayKind(AlertSettings, { open: 'fill' })
