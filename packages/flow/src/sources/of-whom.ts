import { z } from 'zod'
import type { SourceContext, SourceDependency } from './source-kind.ts'

/** From whom a source looks upwards. */
export const OfWhom = z.enum(['starter', 'previous']).default('starter')

/** The manager of whoever decided before is known in a case only. */
export function placeOf({ of }: Readonly<{ of: z.infer<typeof OfWhom> }>): SourceDependency {
  return of === 'starter' ? 'place' : 'case'
}

export function peopleOf(
  of: z.infer<typeof OfWhom>,
  { starter, previous }: SourceContext,
): readonly string[] {
  return of === 'starter' ? [starter] : previous
}
