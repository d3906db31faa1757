import { z } from 'zod'
import { layoutKind } from '../../kind/field-kind.ts'

export const CardSettings = z.strictObject({
  /** Whether the label is shown as the title, with the help below. */
  title: z.enum(['shown', 'hidden']).default('shown'),
  frame: z.enum(['outlined', 'filled', 'plain']).default('outlined'),
})
export type CardSettings = Readonly<z.output<typeof CardSettings>>

/** Related fields in a frame. */
export const card = layoutKind({
  settings: CardSettings,
  open: 'fill',
  heads: ({ title }) => title === 'shown',
})
