import type { FlowPlan } from '../definition/flow-plan.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'
import type { SealSettings } from '../nodes/people-settings.ts'
import type { CaseState } from './case-state.ts'
import type { Task } from './task.ts'

const noSeal: SealSettings = { rule: 'none', seals: [] }

/**
 * The seal that agreeing to a task applies. None in revocations, for helpers and for added signers: the seal is applied
 * by the people whom the step names.
 */
export function sealAt(
  { nodes }: FlowPlan,
  { revokes }: CaseState,
  { node: id, group, assists }: Task,
): SealSettings {
  const node = nodes.get(id)
  if (!isPeopleNode(node) || revokes || group !== undefined || assists !== undefined) return noSeal
  return node.seal
}

/** The uses of seals whose decisions count: all but those taken back, returned, recalled, repeated or revoked. */
export function sealsInForce({ status, tasks, visits }: CaseState): ReadonlySet<string> {
  if (status === 'recalled' || status === 'revoked') return new Set()
  const counting = tasks.filter(({ stage, node, round }) => stage === 'done' && round === visits[node]?.round)
  return new Set(counting.flatMap(({ seal }) => seal ?? []))
}
