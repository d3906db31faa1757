import type { Token } from '../case/case-state.ts'
import { nodeOf } from '../definition/flow-plan.ts'
import { kindOf } from '../nodes/node-kinds.ts'
import { nextSteps, type Run, type Step } from './run.ts'

/** Limit of automatic steps in one command; only an unchecked flow with a cycle reaches it. */
const mostSteps = 1000

/**
 * Moves tokens until each waits or has ended; a case without tokens is then approved. Stops when the case is rejected
 * on the way.
 */
export function walk(run: Run, steps: readonly Step[]): void {
  const open = [...steps]
  for (let taken = 0; ; taken += 1) {
    const step = open.shift() ?? openedMerge(run)
    if (!step) break
    if (taken === mostSteps) {
      raiseEndlessWalk(run, step)
      return
    }

    open.push(...enter(run, step))
    if (run.state.status === 'rejected') return
  }
  if (run.state.status === 'running' && run.state.tokens.length === 0)
    run.record({ type: 'caseApproved', at: run.now, by: null })
}

/** A revocation asks people again but skips the work of the system. */
function enter(run: Run, step: Step): readonly Step[] {
  const node = nodeOf(run.plan, step.to)
  const kind = kindOf(node)
  const isPassed = run.state.revokes !== undefined && kind.waitsFor === 'system'
  return isPassed ? nextSteps(run, node.id, step.from) : kind.enter(run, node, step)
}

/**
 * Returns the next step of a merge that no other token can still reach. Tokens set aside by a return count, because
 * they come back.
 */
function openedMerge(run: Run): Step | undefined {
  const { tokens, frozen, visits } = run.state
  const token = tokens.find(({ node }) => isOpen(node, run, [...tokens, ...(frozen?.tokens ?? [])]))
  if (!token) return undefined

  const { node } = token
  const { from = token.from, round = 1 } = visits[node] ?? {}
  run.record({ type: 'nodeLeft', at: run.now, by: null, node, round, outcome: 'merged' })
  return nextSteps(run, node, from)[0]
}

function isOpen(merge: string, { plan }: Run, tokens: readonly Token[]): boolean {
  const before = plan.arrivals.get(merge)
  return before !== undefined && !tokens.some(({ node }) => node !== merge && before.has(node))
}

function raiseEndlessWalk(run: Run, { to: node, from }: Step): void {
  const happened = { at: run.now, by: null, node }
  run.record({ type: 'nodeEntered', ...happened, round: (run.state.visits[node]?.round ?? 0) + 1, from })
  run.record({ type: 'exceptionRaised', ...happened, code: 'endlessWalk', stops: true })
}
