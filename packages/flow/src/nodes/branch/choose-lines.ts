import { isTrue, nameOfNode, type PlannedLine } from '../../definition/flow-plan.ts'
import type { Run } from '../../engine/run.ts'
import { refuse } from '../../refusals.ts'
import type { BranchNode } from './branch-settings.ts'

/**
 * The lines to take now; none when there is nowhere to go, undefined when somebody still has to choose. A line without
 * condition is true; the default line counts when no other is.
 */
export function chooseLines(run: Run, node: BranchNode): readonly PlannedLine[] | undefined {
  const lines = run.plan.linesFrom.get(node.id) ?? []
  if (node.mode === 'parallel') return lines

  const around = { ...run.facts.around, now: run.now, starter: run.state.starter }
  const isOpen = (line: PlannedLine) => !line.isDefault && isTrue(line, run.facts.values, around)
  const open = lines.filter(isOpen)
  if (node.mode === 'chosen') return chosenLines(run, node, open.length > 0 ? open : defaultOf(lines))

  const chosen = node.mode === 'exclusive' ? open.slice(0, 1) : open
  return chosen.length > 0 ? chosen : defaultOf(lines)
}

function defaultOf(lines: readonly PlannedLine[]): readonly PlannedLine[] {
  return lines.filter(({ isDefault }) => isDefault).slice(0, 1)
}

/** With one way only there is nothing to choose; where nobody can choose it stays open for an administrator. */
function chosenLines(
  run: Run,
  { id, name }: BranchNode,
  offered: readonly PlannedLine[],
): readonly PlannedLine[] | undefined {
  const { choices, onMissing } = run.choosing
  const wished = choices.lines?.[id] ?? []
  if (wished.some((line) => offered.every((one) => one.id !== line)))
    refuse('flow.branchNotOffered', { node: name })
  if (wished.length > 0) return offered.filter((line) => wished.includes(line.id))
  if (offered.length <= 1) return offered

  if (onMissing === 'refuse') refuse('flow.branchToChoose', { node: name })
  if (onMissing === 'ask') run.askForBranch({ node: id, name, lines: offered.map((line) => told(run, line)) })
  return undefined
}

function told({ plan }: Run, { id, name, to }: PlannedLine) {
  return { line: id, name: name ?? nameOfNode(plan, to), to }
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
