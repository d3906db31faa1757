import { z } from 'zod'
import { LocalizedText } from '../../definition/localized-text.ts'
import { displayKind } from '../../kind/field-kind.ts'

export const DividerSettings = z.strictObject({
  /** The text in the line; empty draws only a line. */
  content: LocalizedText.default(''),
  position: z.enum(['start', 'center', 'end']).default('center'),
  line: z.enum(['solid', 'dashed']).default('solid'),
})
export type DividerSettings = Readonly<z.output<typeof DividerSettings>>

/** A line between groups of fields. */
export const divider = displayKind(DividerSettings, { open: 'fill' })
