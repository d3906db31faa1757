import type { CaseState } from '../../case-state.ts'
import type { FlowPlan } from '../../flow-plan.ts'
import { blockToJump } from '../../graph/block.ts'
import { isStop } from '../../nodes/stops.ts'
import type { FlowRefusalCode } from '../../refusals.ts'

/** Where an administrator may take the token of a node, in the order in which they were drawn. */
export function jumpTargets(plan: FlowPlan, state: CaseState, node: string): readonly string[] {
  return [...plan.nodes.keys()].filter((target) => whyNotJump(plan, state, { node, target }) === undefined)
}

type Jump = Readonly<{ node: string; target: string }>

/** Why a token must not be taken from one node to another. */
export function whyNotJump(
  plan: FlowPlan,
  { tokens }: CaseState,
  { node, target }: Jump,
): FlowRefusalCode | undefined {
  if (!tokens.some((token) => token.node === node)) return 'flow.notHere'
  if (node === target || !isStop(plan, target)) return 'flow.jumpTarget'
  return blockToJump(plan.blocks, target, node) ? undefined : 'flow.jumpIntoSibling'
}
