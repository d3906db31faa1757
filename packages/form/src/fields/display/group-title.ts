import { z } from 'zod'
import { displayKind } from '../../kind/field-kind.ts'

export const GroupTitleSettings = z.strictObject({
  align: z.enum(['start', 'center']).default('start'),
})
export type GroupTitleSettings = Readonly<z.output<typeof GroupTitleSettings>>

/** A heading over the fields that follow, with its help below. */
export const groupTitle = displayKind(GroupTitleSettings, { open: 'fill', heads: () => true })
