import { z } from 'zod'
import { layoutKind } from '../../kind/field-kind.ts'

export const RowSettings = z.strictObject({
  gap: z.enum(['none', 'small', 'normal', 'large']).default('normal'),
  align: z.enum(['start', 'center', 'end', 'stretch']).default('start'),
})
export type RowSettings = Readonly<z.output<typeof RowSettings>>

/** Fields side by side on a grid of 24 columns; stacked on a phone. */
export const row = layoutKind({ settings: RowSettings, open: 'fill' })
