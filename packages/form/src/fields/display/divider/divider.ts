import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { displayKind } from '../../../kind/field-kind.ts'

export const DividerSettings = z.strictObject({
  /** Words in the line; only a line while there are none. */
  content: LocalizedText.default(''),
  position: z.enum(['start', 'center', 'end']).default('center'),
  line: z.enum(['solid', 'dashed']).default('solid'),
})
export type DividerSettings = Readonly<z.output<typeof DividerSettings>>

/** A line between what belongs together and what does not. */
export const divider = displayKind(DividerSettings, { open: 'fill' })
