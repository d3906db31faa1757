import type { Scope } from '@signet/formula'
import type { FlowPlan } from '../definition/flow-plan.ts'
import type { FlowProblem, FlowProblemCode } from '../definition/flow-problem.ts'
import { mustGive } from '../nodes/people/automatic-rule.ts'
import { type PeopleNode, taskAt } from '../nodes/people/people-node.ts'
import type { OverdueAct, TimeLimit } from '../nodes/time-limit.ts'

/** Limits that count from what is no moment, and acts that the clock could never do. */
export function limitProblems(node: PeopleNode, plan: FlowPlan): readonly FlowProblem[] {
  const limit = plan.limits.get(node.id)
  if (!limit) return []

  const { act } = limit.overdue
  const acts = act ? problemsOfAct(node, plan, act).map((code) => ({ code, node: node.id }) as const) : []
  return [
    ...fieldProblem(node, plan, limit),
    ...acts.map((problem) => ({ ...problem, severity: severityOf(problem.code) })),
  ]
}

function fieldProblem(
  { id: node }: PeopleNode,
  { scope }: FlowPlan,
  { from, field }: TimeLimit,
): FlowProblem[] {
  if (from !== 'field') return []

  return isTimeField(scope, field)
    ? []
    : [{ code: 'limitFieldNoDate', severity: 'error', node, params: { field } }]
}

function problemsOfAct(node: PeopleNode, plan: FlowPlan, act: OverdueAct): FlowProblemCode[] {
  if (act.does === 'transfer') return act.to.length === 0 ? ['limitTransferNobody'] : []
  if (act.does === 'reject' && !taskAt(node).mayReject) return ['limitHandlerRejects']

  const isStopped = act.does === 'agree' && mustGive(node)
  const isChosen = act.does !== 'return' && (node.free || plan.choosers.has(node.id))
  return isStopped || isChosen ? ['limitChoice'] : []
}

/** Where the clock can do nothing, the limit still reminds and tells. */
function severityOf(code: FlowProblemCode): FlowProblem['severity'] {
  return code === 'limitTransferNobody' ? 'error' : 'warning'
}

const moments: ReadonlySet<string> = new Set(['date', 'datetime'])

/** Whether a form field names a moment. */
export function isTimeField(scope: Scope, field: string): boolean {
  const type = Object.hasOwn(scope, field) ? scope[field] : undefined
  return typeof type === 'string' && moments.has(type)
}
