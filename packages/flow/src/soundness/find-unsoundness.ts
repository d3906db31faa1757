import type { FieldDomains } from '@signet/formula'
import { fieldsIn } from '../case/title.ts'
import type { FlowDefinition, FlowNode } from '../definition/flow-definition.ts'
import { compileFlow, type FlowPlan, nodeOf } from '../definition/flow-plan.ts'
import type { FlowProblem } from '../definition/flow-problem.ts'
import { graphOf, reachableFrom } from '../graph/graph.ts'
import { kindOf } from '../nodes/node-kinds.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'
import { fieldsAt, isBranch, isStart, traitsOf } from '../nodes/traits-of.ts'
import { exploredProblems } from './explored-problems.ts'
import { structureProblems } from './structure-problems.ts'

/**
 * Problems of a flow; errors forbid publishing. Takes a plan (conditions are checked, too) or a bare, perhaps half-
 * drawn definition. `domains` limit field values, so that no impossible values are reported. States are explored only
 * when the structure is sound.
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

/** A plan without conditions, for use without the form. */
function withoutConditions(definition: FlowDefinition): FlowPlan {
  const lines = definition.lines.map(({ condition, ...line }) => line)
  const plan = compileFlow({ ...definition, lines }, {})
  return { ...plan, definition, conditions: new Map() }
}

/** Titles, in any language, are visible to all readers, so they may not use a field that some step hides. */
function titleProblems({
  definition: { nodes, rules, translations = {} },
}: FlowPlan): readonly FlowProblem[] {
  const titles = [rules.title, ...Object.values(translations).map((words) => words?.title ?? '')]
  const named = [...new Set(titles.flatMap(fieldsIn))]
  return nodes.flatMap((node) =>
    named
      .filter((field) => fieldsAt(node)[field] === 'hidden')
      .map((field) => ({
        code: 'titleTellsHidden' as const,
        severity: 'error' as const,
        node: node.id,
        params: { field },
      })),
  )
}

/** A loop without people would never end. Reported once per loop, at its first node. */
function automaticCycles(plan: FlowPlan): readonly FlowProblem[] {
  const nodes = plan.definition.nodes
    .filter((node) => traitsOf(node).waitsFor !== 'people')
    .map(({ id }) => id)
  const isAutomatic = new Set(nodes)
  const lines = plan.definition.lines.filter(({ from, to }) => isAutomatic.has(from) && isAutomatic.has(to))
  const graph = graphOf(nodes, lines)
  const reach = new Map(nodes.map((node) => [node, reachableFrom(graph, node)]))
  const leads = (one: string, other: string) => reach.get(one)?.has(other) === true

  const circling = nodes.filter((node) => leads(node, node))
  const sameLoop = (node: string) => circling.filter((other) => leads(node, other) && leads(other, node))
  return circling
    .filter((node) => sameLoop(node)[0] === node)
    .map((node) => ({
      code: 'automaticCycle',
      severity: 'error',
      node,
      path: sameLoop(node),
      params: { name: nodeOf(plan, node).name },
    }))
}

/** Conditions over fields that no earlier node may write, as far as this is known without the form. */
function fieldProblems(plan: FlowPlan): readonly FlowProblem[] {
  return [...plan.transitionsFrom.values()].flat().flatMap(({ id: line, from: node, formula }) =>
    (formula?.reads ?? [])
      .filter((field) => isLockedAtStart(plan, field) && !isWrittenBefore(plan, node, field))
      .map((field) => ({
        code: 'conditionFieldNotWritten' as const,
        severity: 'warning' as const,
        node,
        line,
        params: { field },
      })),
  )
}

function isLockedAtStart({ start }: FlowPlan, field: string): boolean {
  const access = start.fields[field]
  return access === 'hidden' || access === 'read'
}

function isWrittenBefore({ definition, blocks }: FlowPlan, branch: string, field: string): boolean {
  return definition.nodes.some((node) => {
    const access = isStart(node) ? undefined : fieldsAt(node)[field]
    const isWriting = access === 'write' || access === 'required'
    return isWriting && blocks.reach(node.id).has(branch)
  })
}

/**
 * Choices after a step without people, where no person can make them. A branch stops the case; at a people node all
 * candidates are asked.
 */
function choiceProblems(plan: FlowPlan): readonly FlowProblem[] {
  return plan.definition.nodes
    .filter((node) => isToChoose(plan, node))
    .flatMap((node) => problemAt(plan, node))
}

function problemAt(plan: FlowPlan, node: FlowNode): readonly FlowProblem[] {
  const alone = stepBefore(plan, node.id)
  if (!alone) return []
  const severity = isBranch(node) ? 'error' : 'warning'
  return [{ code: 'choiceUnattended', severity, node: node.id, params: { name: alone.name } }]
}

function isToChoose({ transitionsFrom: linesFrom }: FlowPlan, node: FlowNode): boolean {
  if (isPeopleNode(node)) return node.candidates
  return isBranch(node) && node.mode === 'chosen' && (linesFrom.get(node.id)?.length ?? 0) > 1
}

/** A step without people that directly precedes this node, ignoring nodes that do not wait. */
function stepBefore(plan: FlowPlan, id: string): FlowNode | undefined {
  const passed = new Set([id])
  for (const at of passed)
    for (const node of nodesBefore(plan, at)) {
      const { waitsFor } = traitsOf(node)
      if (waitsFor === 'system') return node
      if (waitsFor !== 'people' && !isStart(node)) passed.add(node.id)
    }
  return undefined
}

function nodesBefore({ definition, nodes }: FlowPlan, id: string): readonly FlowNode[] {
  return definition.lines.filter(({ to }) => to === id).flatMap(({ from }) => nodes.get(from) ?? [])
}
