import {
  evaluate,
  type Formula,
  type FormulaProblem,
  isProblem,
  parseFormula,
  type Scope,
} from '@signet/formula'
import { type Blocks, blocksOf, nodesBefore } from '../graph/graph.ts'
import { votingRule } from '../nodes/people/ballot.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'
import type { TimeLimit } from '../nodes/time-limit.ts'
import { isBranch, isEnd, isMerge, isStart, sourcesAt, traitsOf } from '../nodes/traits-of.ts'
import { refuse } from '../refusals.ts'
import { type PeopleSource, questionOf } from '../sources/people-source.ts'
import { answerKey, type InterfaceQuestion } from '../sources/source-kind.ts'
import type { FlowDefinition, FlowLine, FlowNode, NodeOf } from './flow-definition.ts'

/** A condition as it was parsed; with a problem it is never true. */
export type Condition = Readonly<{ formula?: Formula; problem?: FormulaProblem }>

export type PlannedLine = FlowLine & Condition

/**
 * A flow version made ready to decide with: conditions parsed, lines by node, graph facts worked out.
 * Immutable; the server keeps one per published version.
 */
export type FlowPlan = Readonly<{
  definition: FlowDefinition
  /** The form's fields with their types. */
  scope: Scope
  nodes: ReadonlyMap<string, FlowNode>
  start: NodeOf<'start'>
  linesFrom: ReadonlyMap<string, readonly PlannedLine[]>
  blocks: Blocks
  /** For each merge the nodes from which a token can still arrive. */
  arrivals: ReadonlyMap<string, ReadonlySet<string>>
  /** By which a step decides itself, where it has such rules. */
  conditions: ReadonlyMap<string, Readonly<{ agreeIf?: Condition; rejectIf?: Condition }>>
  /** The nodes behind which somebody may have to be named or a branch to be chosen before anybody works again. */
  choosers: ReadonlySet<string>
  /** By node of people, where tasks have a time limit. */
  limits: ReadonlyMap<string, TimeLimit>
  /** Whether anything here depends on the working calendar. */
  isTimed: boolean
  /** What has to be asked of data interfaces before anything is decided. */
  questions: readonly InterfaceQuestion[]
}>

/**
 * @param scope the form's fields with their types, for the conditions
 * Refuses `flow.definitionInvalid` when there is not exactly one start. Everything else that is wrong with a flow is
 * what `findUnsoundness` reports: a condition that does not parse is never true here.
 */
export function compileFlow(definition: FlowDefinition, scope: Scope): FlowPlan {
  const starts = definition.nodes.filter(isStart)
  const [start] = starts
  if (!start || starts.length > 1) return refuse('flow.definitionInvalid', { path: 'nodes', reason: 'start' })

  const ids = definition.nodes.map((node) => node.id)
  const ends = definition.nodes.filter(isEnd).map(({ id }) => id)
  const blocks = blocksOf(ids, definition.lines, { entry: start.id, ends })
  const merges = definition.nodes.filter(isMerge)
  const limits = limitsIn(definition)
  return {
    definition,
    scope,
    start,
    blocks,
    nodes: new Map(definition.nodes.map((node) => [node.id, node])),
    linesFrom: linesByNode(definition, scope),
    arrivals: new Map(merges.map(({ id }) => [id, nodesBefore(blocks, id)])),
    conditions: conditionsOf(definition, scope),
    choosers: choosersIn(definition, start.id),
    limits,
    isTimed: limits.size > 0 || definition.nodes.some((node) => traitsOf(node).isTimed),
    questions: questionsIn(definition),
  }
}

function linesByNode({ nodes, lines }: FlowDefinition, scope: Scope): FlowPlan['linesFrom'] {
  const from = new Map<string, PlannedLine[]>(nodes.map(({ id }) => [id, []]))
  for (const line of lines) from.get(line.from)?.push(planned(line, scope))
  return from
}

function planned(line: FlowLine, scope: Scope): PlannedLine {
  return { ...line, ...parsedCondition(line.condition, scope) }
}

function parsedCondition(condition: string | undefined, scope: Scope): Condition {
  if (condition === undefined || condition.trim() === '') return {}

  const parsed = parseFormula(condition, scope, 'boolean')
  return isProblem(parsed) ? { problem: parsed } : { formula: parsed }
}

function conditionsOf({ nodes }: FlowDefinition, scope: Scope): FlowPlan['conditions'] {
  const withRules = nodes.flatMap((node) => {
    if (!isPeopleNode(node)) return []
    const [agreeIf, rejectIf] = [node.automatic.agreeIf, node.automatic.rejectIf].map((rule) =>
      parsedCondition(rule, scope),
    )
    const has = (rule: Condition | undefined) => rule?.formula !== undefined || rule?.problem !== undefined
    const rules = {
      ...(agreeIf && has(agreeIf) && { agreeIf }),
      ...(rejectIf && has(rejectIf) && { rejectIf }),
    }
    return Object.keys(rules).length > 0 ? [[node.id, rules] as const] : []
  })
  return new Map(withRules)
}

/** Whether a line out of a branch may be taken: one without a condition always, one that cannot be computed never. */
export function isTrue(line: Condition, ...[values, around]: Tail<Parameters<typeof evaluate>>): boolean {
  if (line.problem) return false
  if (!line.formula) return true

  const result = evaluate(line.formula, values, around)
  return result.ok && result.value === true
}

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never

export function nodeOf(plan: FlowPlan, id: string): FlowNode {
  const node = plan.nodes.get(id)
  if (!node) throw new Error(`The flow has no node ${JSON.stringify(id)}`)
  return node
}

/** The node's name for people; the case itself ('start') has the start node's. */
export function nameOfNode(plan: FlowPlan, id: string): string {
  return id === 'start' ? plan.start.name : (plan.nodes.get(id)?.name ?? id)
}

/**
 * The start and the nodes of people from which a way without further people leads to a branch that somebody chooses, or
 * to a node whose people somebody names. Whoever decides there has to choose.
 */
function choosersIn({ nodes, lines }: FlowDefinition, start: string): ReadonlySet<string> {
  const waiting = nodes.filter(isToChoose).map(({ id }) => id)
  const isPassed = new Set(
    nodes.filter((node) => !isPeopleNode(node) && node.id !== start).map(({ id }) => id),
  )
  const found = new Set<string>()
  const seen = new Set(waiting)
  const open = [...waiting]
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const { from } of lines.filter(({ to }) => to === at)) {
      if (!isPassed.has(from)) found.add(from)
      else if (!seen.has(from)) open.push(from)
      seen.add(from)
    }
  return found
}

function isToChoose(node: FlowNode): boolean {
  if (isPeopleNode(node)) return node.candidates
  return isBranch(node) && node.mode === 'chosen'
}

/** Every different question that a flow puts to data interfaces, so that the caller asks each once. */
function questionsIn({ nodes }: FlowDefinition): readonly InterfaceQuestion[] {
  const questions = nodes.flatMap(allSourcesAt).flatMap((source) => questionOf(source) ?? [])
  return [...new Map(questions.map((question) => [answerKey(question), question])).values()]
}

function allSourcesAt(node: FlowDefinition['nodes'][number]): readonly PeopleSource[] {
  if (!isPeopleNode(node)) return sourcesAt(node)

  const weights = votingRule(node.voting).weights?.map(({ source }) => source) ?? []
  return [...node.sources, ...node.copies, ...weights]
}

/** The limit that holds at each node of people: its own, or that of the whole flow; left out where there is none. */
function limitsIn({ nodes, rules }: FlowDefinition): ReadonlyMap<string, TimeLimit> {
  const limits = nodes.flatMap((node) => {
    if (!isPeopleNode(node) || node.timeLimit === 'none') return []
    const limit = node.timeLimit === 'asFlow' ? rules.timeLimit : node.timeLimit
    return limit ? [[node.id, limit] as const] : []
  })
  return new Map(limits)
}

/** A node that holds a token by itself. */
export function isStop({ nodes }: FlowPlan, id: string): boolean {
  const node = nodes.get(id)
  if (!node) return false
  const { waitsFor } = traitsOf(node)
  return waitsFor !== 'nothing' && waitsFor !== 'tokens'
}

/** Where an administrator may put a token, with their names, in the order in which they were drawn. */
export function stopsOf(plan: FlowPlan): readonly Readonly<{ node: string; name: string }>[] {
  return [...plan.nodes.values()]
    .filter(({ id }) => isStop(plan, id))
    .map(({ id, name }) => ({ node: id, name }))
}
