import type { Scope } from '@signet/formula'
import type { Condition, FlowPlan } from '../../definition/flow-plan.ts'
import type { FlowProblem, FlowProblemCode } from '../../definition/flow-problem.ts'
import { blockToClear } from '../../graph/graph.ts'
import { referencedNode } from '../../sources/people-source.ts'
import type { OverdueAction, TimeLimit } from '../time-limit.ts'
import { isPeopleNode, type PeopleNode, taskAt } from './people-node.ts'
import { requiresInput } from './settle-votes.ts'

/** Problems of a people node: no people, broken sources and rules, and unreachable or parallel return targets. */
export function peopleProblems(node: PeopleNode, plan: FlowPlan): readonly FlowProblem[] {
  const targets = Array.isArray(node.returns.to) ? node.returns.to : []
  const found = [
    ...problemsOfSources(node, plan),
    ...problemsOfRules(node, plan),
    ...limitProblems(node, plan),
    ...targets.flatMap((target) => problemOfTarget(node, target, plan)),
  ]
  const hasPeople = node.sources.length > 0 || node.candidates || node.nobody.rule === 'previous'
  return hasPeople ? found : [{ code: 'noPeople', severity: 'error', node: node.id }, ...found]
}

/** The source `handledAt` needs an earlier people node. */
function problemsOfSources({ id, sources }: PeopleNode, plan: FlowPlan): FlowProblem[] {
  return sources.flatMap((source) => {
    const target = referencedNode(source)
    if (target === undefined || target === 'start' || target === plan.start.id) return []
    const isBefore = plan.blocks.reach(target).has(id)
    const isGood = isPeopleNode(plan.nodes.get(target)) && isBefore
    return isGood ? [] : [{ code: 'sourceUnknownNode', severity: 'error', node: id, params: { target } }]
  })
}

function problemsOfRules({ id }: PeopleNode, plan: FlowPlan): FlowProblem[] {
  const { agreeIf, rejectIf, identity } = plan.conditions.get(id) ?? {}
  const broken = [agreeIf, rejectIf].flatMap((rule) => problemOfRule('ruleBroken', id, rule))
  const isMissing = identity !== undefined && !identity.formula && !identity.problem
  return [
    ...broken,
    ...problemOfRule('identityBroken', id, identity),
    ...(isMissing ? [{ code: 'identityBroken', severity: 'error', node: id } as const] : []),
  ]
}

function problemOfRule(code: FlowProblemCode, node: string, rule: Condition | undefined): FlowProblem[] {
  if (!rule?.problem) return []
  const { code: problem, at } = rule.problem
  return [{ code, severity: 'error', node, params: { problem, at } }]
}

function problemOfTarget({ id }: PeopleNode, target: string, plan: FlowPlan): FlowProblem[] {
  if (target === 'start' || target === plan.start.id) return []
  if (!isPeopleNode(plan.nodes.get(target)))
    return [{ code: 'returnUnknownNode', severity: 'error', node: id, params: { target } }]

  return blockToClear(plan.blocks, target, id)
    ? []
    : [{ code: 'returnIntoSibling', severity: 'error', node: id, params: { target } }]
}

/** Limits that start at a field without a date, and impossible automatic actions. */
function limitProblems(node: PeopleNode, plan: FlowPlan): readonly FlowProblem[] {
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

function problemsOfAct(node: PeopleNode, plan: FlowPlan, act: OverdueAction): FlowProblemCode[] {
  if (act.does === 'transfer') return act.to.length === 0 ? ['limitTransferNobody'] : []
  if (act.does === 'reject' && !taskAt(node).mayReject) return ['limitHandlerRejects']

  const isStopped = act.does === 'agree' && needsPerson(node)
  const isChosen = act.does !== 'return' && (node.free || plan.choosers.has(node.id))
  return isStopped || isChosen ? ['limitChoice'] : []
}

/** Whether no rule can agree here, whatever the form holds. */
function needsPerson(node: PeopleNode): boolean {
  return requiresInput(node) || node.identity?.rule === 'always'
}

/** When the action is impossible, the limit still reminds and marks overdue. */
function severityOf(code: FlowProblemCode): FlowProblem['severity'] {
  return code === 'limitTransferNobody' ? 'error' : 'warning'
}

const moments: ReadonlySet<string> = new Set(['date', 'datetime'])

/** Whether a form field holds a date or time. */
export function isTimeField(scope: Scope, field: string): boolean {
  const type = Object.hasOwn(scope, field) ? scope[field] : undefined
  return typeof type === 'string' && moments.has(type)
}
