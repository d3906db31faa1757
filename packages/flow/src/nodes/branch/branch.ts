import type { ExceptionCode } from '../../case-state.ts'
import { stepsAlong } from '../../engine/next-steps.ts'
import type { Run, Step } from '../../engine/run.ts'
import { refuse } from '../../refusals.ts'
import type { NodeKind } from '../node-kind.ts'
import { branchProblems } from './branch-problems.ts'
import { type BranchNode, branchTraits } from './branch-settings.ts'
import { chooseLines, possibleLines } from './choose-lines.ts'

export const branch: NodeKind<BranchNode> = {
  ...branchTraits,
  enter(run, node, { from }) {
    const lines = chooseLines(run, node)
    if (lines === undefined) return stayHere(run, node, { from, code: 'choiceMissing' })
    if (lines.length === 0) return nowhereToGo(run, node, from)

    const taken = lines.map(({ id }) => id)
    run.record({ type: 'branchTaken', at: run.now, by: null, node: node.id, lines: taken, from })
    return stepsAlong(lines, from)
  },
  exits: possibleLines,
  outside: () => undefined,
  problems: branchProblems,
}

function nowhereToGo(run: Run, node: BranchNode, from: string): readonly Step[] {
  if (run.onSurprise === 'refuse') refuse('flow.noLineTrue', { node: node.name })
  return stayHere(run, node, { from, code: 'noLineTrue' })
}

type Staying = Readonly<{ from: string; code: ExceptionCode }>

/** The token stays at the branch, so that it is not lost and an administrator sees where it stands. */
function stayHere(run: Run, { id: node }: BranchNode, { from, code }: Staying): readonly Step[] {
  const round = (run.state.visits[node]?.round ?? 0) + 1
  const happened = { at: run.now, by: null, node }
  run.record({ type: 'nodeEntered', ...happened, round, from })
  const stops = code === 'noLineTrue' || run.choosing.onMissing === 'record'
  run.record({ type: 'exceptionRaised', ...happened, code, stops })
  return []
}
