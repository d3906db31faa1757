import { z } from 'zod'
import type { Asking } from './source-kind.ts'

/** From whom a source looks upwards. */
export const OfWhom = z.enum(['starter', 'previous']).default('starter')

export function peopleOf(of: z.infer<typeof OfWhom>, { starter, previous }: Asking): readonly string[] {
  return of === 'starter' ? [starter] : previous
}
