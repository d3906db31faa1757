import { z } from 'zod'
import type { Filling } from './action-kind.ts'

/** What is filled, by its name: a formula over the case's form. */
export const Fillings = z.record(z.string().min(1).max(200), z.string().max(2000))

export function fillingsOf(...all: readonly z.infer<typeof Fillings>[]): readonly Filling[] {
  return all.flatMap((fillings) => Object.entries(fillings).map(([fills, formula]) => ({ fills, formula })))
}
