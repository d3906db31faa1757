import type { CaseState } from '../../case/case-state.ts'
import { type FlowPlan, isStop, nameOfNode } from '../../definition/flow-plan.ts'
import type { Run } from '../../engine/run.ts'
import { cancelTasks, cancelWaits, releaseWaits } from '../../engine/tasks-and-waits.ts'
import { walk } from '../../engine/walk.ts'
import { remarkOf } from '../../events/flow-event.ts'
import { blockToClear, blockToJump } from '../../graph/graph.ts'
import { isPeopleNode } from '../../nodes/people/people-node.ts'
import { type FlowRefusalCode, refuse } from '../../refusals.ts'
import {
  firstOf,
  ifFrozen,
  liveOnly,
  unlessAdministrator,
  unlessExists,
  unlessStatus,
} from '../../rules/objections.ts'
import { lastChosen } from '../../rules/send-back.ts'
import type { CommandRule } from '../command-rule.ts'

/**
 * Moves a token to another node, back or ahead. The smallest block around both nodes is cleared and gets one token,
 * so that no token is stranded.
 */
export const jump: CommandRule<'jump'> = {
  about: 'case',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessExists,
    unlessAdministrator,
    unlessStatus(['running', 'exception'], 'flow.notRunning'),
    ifFrozen,
  ),
  options: 'none',
  carryOut(run, { by, node, to, ...remark }) {
    const why = whyNotJump(run.plan, run.state, { node, target: to })
    if (why) refuse(why, { node: nameOfNode(run.plan, why === 'flow.notHere' ? node : to) })

    const step = { to, from: cameFrom(run, node, to), ...lastChosen(run, to) }
    const voided = [...(blockToJump(run.plan.blocks, to, node) ?? [])]
    cancelTasks(run, 'jumped', (task) => voided.includes(task.node))
    cancelWaits(run, 'jumped', (wait) => voided.includes(wait.node))
    run.record({ type: 'caseJumped', at: run.now, by, node, to, voided, ...remarkOf(remark) })
    walk(run, [step, ...releaseWaits(run)])
  },
}

/** Going back, keeps the earlier origin of the target; going ahead, the origin is the node it leaves. */
function cameFrom({ plan, state }: Run, node: string, to: string): string {
  if (blockToClear(plan.blocks, to, node)) return state.visits[to]?.from ?? 'start'
  if (isPeopleNode(plan.nodes.get(node))) return node
  return state.tokens.find((token) => token.node === node)?.from ?? 'start'
}

/** Nodes to which an administrator may move the token of a node, in definition order. */
export function jumpTargets(plan: FlowPlan, state: CaseState, node: string): readonly string[] {
  return [...plan.nodes.keys()].filter((target) => whyNotJump(plan, state, { node, target }) === undefined)
}

type Jump = Readonly<{ node: string; target: string }>

/** Why a token may not be moved between two nodes. */
export function whyNotJump(
  plan: FlowPlan,
  { tokens }: CaseState,
  { node, target }: Jump,
): FlowRefusalCode | undefined {
  if (!tokens.some((token) => token.node === node)) return 'flow.notHere'
  if (node === target || !isStop(plan, target)) return 'flow.jumpTarget'
  return blockToJump(plan.blocks, target, node) ? undefined : 'flow.jumpIntoSibling'
}
