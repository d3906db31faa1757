import type { FlowPlan } from '../../definition/flow-plan.ts'
import type { FlowProblem } from '../../definition/flow-problem.ts'
import { blockToClear } from '../../graph/block.ts'
import { limitProblems } from '../../limits/limit-problems.ts'
import { nodeNamedBy } from '../../sources/people-source.ts'
import { isPeopleNode, type PeopleNode } from './people-node.ts'

/** Nobody named at all, sources and rules that cannot work, and return targets that are no node of people or stand beside this one. */
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

/** "Whoever handled node X" needs an X at which people work before. */
function problemsOfSources({ id, sources }: PeopleNode, plan: FlowPlan): FlowProblem[] {
  return sources.flatMap((source) => {
    const target = nodeNamedBy(source)
    if (target === undefined || target === 'start' || target === plan.start.id) return []
    const isBefore = plan.blocks.reach.get(target)?.has(id) === true
    const isGood = isPeopleNode(plan.nodes.get(target)) && isBefore
    return isGood ? [] : [{ code: 'sourceUnknownNode', severity: 'error', node: id, params: { target } }]
  })
}

function problemsOfRules({ id }: PeopleNode, plan: FlowPlan): FlowProblem[] {
  const { agreeIf, rejectIf } = plan.conditions.get(id) ?? {}
  return [agreeIf, rejectIf].flatMap((rule) =>
    rule?.problem
      ? [
          {
            code: 'ruleBroken',
            severity: 'error',
            node: id,
            params: { problem: rule.problem.code, at: rule.problem.at },
          },
        ]
      : [],
  )
}

function problemOfTarget({ id }: PeopleNode, target: string, plan: FlowPlan): FlowProblem[] {
  if (target === 'start' || target === plan.start.id) return []
  if (!isPeopleNode(plan.nodes.get(target)))
    return [{ code: 'returnUnknownNode', severity: 'error', node: id, params: { target } }]

  return blockToClear(plan.blocks, target, id)
    ? []
    : [{ code: 'returnIntoSibling', severity: 'error', node: id, params: { target } }]
}
