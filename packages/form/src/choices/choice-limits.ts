import { z } from 'zod'
import type { KindProblem } from '../problems/problem.ts'

const mostChoices = 500

/** How many must and may be chosen, where several can be. */
export const choiceLimits = {
  minChoices: z.number().int().min(0).max(mostChoices).default(0),
  maxChoices: z.number().int().min(1).max(mostChoices).default(mostChoices),
}
export type ChoiceLimits = Readonly<{ minChoices: number; maxChoices: number }>

export function outOfLimits(
  count: number,
  { minChoices, maxChoices }: ChoiceLimits,
): KindProblem | undefined {
  if (count < minChoices) return { code: 'form.tooFewChoices', params: { min: minChoices } }
  return count > maxChoices ? { code: 'form.tooManyChoices', params: { max: maxChoices } } : undefined
}

/** As `FieldKind.mistake`. */
export function limitsMistake({ minChoices, maxChoices }: ChoiceLimits): string | undefined {
  return minChoices > maxChoices ? 'asks for more choices than it allows' : undefined
}
