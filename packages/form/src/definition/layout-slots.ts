import { z } from 'zod'
import { LocalizedText } from './localized-text.ts'

export const SlotId = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)

/** The titled parts of a layout. Fields refer to their ids, which never change. */
export const LayoutSlots = z
  .array(z.strictObject({ id: SlotId, title: LocalizedText }))
  .min(1)
  .max(20)
  .refine((slots) => new Set(slots.map(({ id }) => id)).size === slots.length, 'has a part twice')
