import type { TellingValue } from '@signet/formula'
import { isTrue, type PlannedLine } from '../../flow-plan.ts'

/** Values of the fields that a branch looks at, and the lines that are true for them, in order. */
export type Look = Readonly<{
  values: Readonly<Record<string, TellingValue>>
  open: readonly PlannedLine[]
}>

/** Every combination of these values, those with everything filled in first. */
export function looksOf(
  lines: readonly PlannedLine[],
  values: ReadonlyMap<string, readonly TellingValue[]>,
): readonly Look[] {
  let combinations: readonly Look['values'][] = [{}]
  for (const [field, choices] of values)
    combinations = combinations.flatMap((one) => choices.map((value) => ({ ...one, [field]: value })))

  return combinations
    .map((one) => ({ values: one, open: lines.filter((line) => isTrue(line, one, around)) }))
    .sort((one, other) => emptiesIn(one) - emptiesIn(other))
}

/** Conditions that can be compared never ask for it. */
const around = { now: '2000-01-01T00:00:00Z' }

function emptiesIn({ values }: Look): number {
  return Object.values(values).filter((value) => value === null || value === '').length
}
