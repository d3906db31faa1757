import type { Run } from '../../engine/run.ts'
import { isTrue, type PlannedLine } from '../../flow-plan.ts'
import type { BranchNode } from './branch-settings.ts'

/** The lines to take now. A line without condition is true; the default line counts when no other is. */
export function chooseLines(run: Run, { id, mode }: BranchNode): readonly PlannedLine[] {
  const lines = run.plan.linesFrom.get(id) ?? []
  if (mode === 'parallel') return lines

  const around = { ...run.facts.around, now: run.now, starter: run.state.starter }
  const isOpen = (line: PlannedLine) => !line.isDefault && isTrue(line, run.facts.values, around)
  const chosen = mode === 'exclusive' ? lines.filter(isOpen).slice(0, 1) : lines.filter(isOpen)
  return chosen.length > 0 ? chosen : lines.filter(({ isDefault }) => isDefault).slice(0, 1)
}

/** Up to so many lines every combination is explored; beyond it each alone and all together stand for the rest. */
const manyLines = 5

export function possibleLines(
  { mode }: BranchNode,
  lines: readonly PlannedLine[],
): readonly (readonly PlannedLine[])[] {
  if (mode === 'parallel') return [lines]

  const alone = lines.map((line) => [line])
  if (mode === 'exclusive') return alone
  return lines.length > manyLines ? [...alone, lines] : combinations(lines)
}

/** Every set of one line or more: bit n of the number tells whether line n is in it. */
function combinations(lines: readonly PlannedLine[]): readonly (readonly PlannedLine[])[] {
  const numbers = Array.from({ length: 2 ** lines.length - 1 }, (_, place) => place + 1)
  return numbers.map((number) => lines.filter((_, place) => Math.floor(number / 2 ** place) % 2 === 1))
}
