import type { FieldDomains } from '@signet/formula'
import type { FlowDefinition } from '../flow-definition.ts'
import { compileFlow, type FlowPlan } from '../flow-plan.ts'
import type { FlowProblem } from '../flow-problem.ts'
import { kindOf } from '../nodes/node-kinds.ts'
import { automaticCycles } from './automatic-cycles.ts'
import { choiceProblems } from './choice-problems.ts'
import { exploredProblems } from './explored-problems.ts'
import { fieldProblems } from './field-problems.ts'
import { structureProblems } from './structure-problems.ts'
import { titleProblems } from './title-problems.ts'

/**
 * Everything that forbids publishing a flow or deserves a second look. With a plan conditions are checked too; a bare
 * definition may be half drawn. `domains` say what fields can hold, so that nobody is told of values that cannot be. First the drawing itself; only when that holds together, all its runs are explored.
 */
export function findUnsoundness(
  flow: FlowDefinition | FlowPlan,
  domains: FieldDomains = {},
): readonly FlowProblem[] {
  const definition = 'definition' in flow ? flow.definition : flow
  const drawn = structureProblems(definition)
  if (drawn.some(({ code }) => code === 'noStart' || code === 'manyStarts')) return drawn

  const plan = 'definition' in flow ? flow : withoutConditions(flow)
  const atNodes = definition.nodes.flatMap((node) => kindOf(node).problems(node, plan, domains))
  const found = [
    ...drawn,
    ...atNodes,
    ...automaticCycles(plan),
    ...fieldProblems(plan),
    ...titleProblems(plan),
    ...choiceProblems(plan),
  ]
  const isDrawn = !drawn.some(({ severity }) => severity === 'error')
  return isDrawn ? [...found, ...exploredProblems(plan)] : found
}

/** Without the form nothing is known about the fields that conditions read. */
function withoutConditions(definition: FlowDefinition): FlowPlan {
  const lines = definition.lines.map(({ condition, ...line }) => line)
  const plan = compileFlow({ ...definition, lines }, {})
  return { ...plan, definition, conditions: new Map() }
}
