import { z } from 'zod'
import { SlotId } from '../../../definition/layout-slots.ts'

export const GridCell = z.strictObject({
  id: SlotId,
  colspan: z.number().int().min(1).max(12).default(1),
  rowspan: z.number().int().min(1).max(30).default(1),
  /** `head` for cells that only say what stands beside or below them. */
  look: z.enum(['plain', 'head']).default('plain'),
})
export type GridCell = Readonly<z.output<typeof GridCell>>
