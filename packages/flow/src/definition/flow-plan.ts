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
import { fieldsAt, isBranch, isEnd, isMerge, isStart, sourcesAt, traitsOf } from '../nodes/traits-of.ts'
import { refuse } from '../refusals.ts'
import { type PeopleSource, questionOf } from '../sources/people-source.ts'
import { answerKey, type InterfaceQuestion } from '../sources/source-kind.ts'
import type { FlowDefinition, FlowNode, FlowTransition, NodeOf } from './flow-definition.ts'

/** A parsed condition; one with a problem is never true. */
export type Condition = Readonly<{ formula?: Formula; problem?: FormulaProblem }>

type StepConditions = Readonly<{ agreeIf?: Condition; rejectIf?: Condition; identity?: Condition }>

export type PlannedTransition = FlowTransition & Condition

/**
 * A compiled flow version: parsed conditions, transitions by node and graph facts. Immutable; the server caches one
 * per published version.
 */
export type FlowPlan = Readonly<{
  definition: FlowDefinition
  /** The form's fields with their types. */
  scope: Scope
  nodes: ReadonlyMap<string, FlowNode>
  start: NodeOf<'start'>
  transitionsFrom: ReadonlyMap<string, readonly PlannedTransition[]>
  blocks: Blocks
  /** For each merge the nodes from which a token can still arrive. */
  arrivals: ReadonlyMap<string, ReadonlySet<string>>
  /** Rules by which a step decides automatically, or asks deciders to confirm who they are, by node. */
  conditions: ReadonlyMap<string, StepConditions>
  /** Nodes after which a person may have to choose people or a branch before the next task. */
  choosers: ReadonlySet<string>
  /** Fields that some step hides. */
  hiddenFields: ReadonlySet<string>
  /** Time limits by people node. */
  limits: ReadonlyMap<string, TimeLimit>
  /** Whether the flow uses the working calendar. */
  isTimed: boolean
  /** Questions to ask data interfaces before a command is decided. */
  questions: readonly InterfaceQuestion[]
}>

/**
 * Compiles a definition. Refuses `flow.definitionInvalid` when there is not exactly one start. `findUnsoundness`
 * reports all other problems; a condition that does not parse is never true.
 * @param scope the form's fields with their types, for the conditions
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
    transitionsFrom: linesByNode(definition, scope),
    arrivals: new Map(merges.map(({ id }) => [id, nodesBefore(blocks, id)])),
    conditions: conditionsOf(definition, scope),
    choosers: choosersIn(definition, start.id),
    hiddenFields: hiddenIn(definition),
    limits,
    isTimed: limits.size > 0 || definition.nodes.some((node) => traitsOf(node).isTimed),
    questions: questionsIn(definition),
  }
}

function hiddenIn({ nodes }: FlowDefinition): FlowPlan['hiddenFields'] {
  const fields = nodes.flatMap((node) => Object.entries(fieldsAt(node)))
  return new Set(fields.flatMap(([field, access]) => (access === 'hidden' ? [field] : [])))
}

function linesByNode({ nodes, lines }: FlowDefinition, scope: Scope): FlowPlan['transitionsFrom'] {
  const from = new Map<string, PlannedTransition[]>(nodes.map(({ id }) => [id, []]))
  for (const line of lines) from.get(line.from)?.push(planLine(line, scope))
  return from
}

function planLine(line: FlowTransition, scope: Scope): PlannedTransition {
  return { ...line, ...parseCondition(line.condition, scope) }
}

function parseCondition(condition: string | undefined, scope: Scope): Condition {
  if (condition === undefined || condition.trim() === '') return {}

  const parsed = parseFormula(condition, scope, 'boolean')
  return isProblem(parsed) ? { problem: parsed } : { formula: parsed }
}

function conditionsOf({ nodes }: FlowDefinition, scope: Scope): FlowPlan['conditions'] {
  const withRules = nodes.flatMap((node) => {
    if (!isPeopleNode(node)) return []
    const [agreeIf, rejectIf] = [node.automatic.agreeIf, node.automatic.rejectIf].map((rule) =>
      parseCondition(rule, scope),
    )
    const has = (rule: Condition | undefined) => rule?.formula !== undefined || rule?.problem !== undefined
    const rules = {
      ...(agreeIf && has(agreeIf) && { agreeIf }),
      ...(rejectIf && has(rejectIf) && { rejectIf }),
      ...(node.identity?.rule === 'condition' && {
        identity: parseCondition(node.identity.condition, scope),
      }),
    }
    return Object.keys(rules).length > 0 ? [[node.id, rules] as const] : []
  })
  return new Map(withRules)
}

/** Whether a transition may be taken: always without a condition, never when the condition fails to compute. */
export function isTrue(line: Condition, ...[values, context]: Tail<Parameters<typeof evaluate>>): boolean {
  if (line.problem) return false
  if (!line.formula) return true

  const result = evaluate(line.formula, values, context)
  return result.ok && result.value === true
}

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never

export function nodeOf(plan: FlowPlan, id: string): FlowNode {
  const node = plan.nodes.get(id)
  if (!node) throw new Error(`The flow has no node ${JSON.stringify(id)}`)
  return node
}

/** The display name of a node; 'start' has the name of the start node. */
export function nameOfNode(plan: FlowPlan, id: string): string {
  return id === 'start' ? plan.start.name : (plan.nodes.get(id)?.name ?? id)
}

/**
 * The start and the people nodes from which a path without other people leads to a branch or node whose people must
 * be chosen. The approver there makes the choice.
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

/** Distinct questions of a flow to data interfaces, so that each is asked once. */
function questionsIn({ nodes }: FlowDefinition): readonly InterfaceQuestion[] {
  const questions = nodes.flatMap(allSourcesAt).flatMap((source) => questionOf(source) ?? [])
  return [...new Map(questions.map((question) => [answerKey(question), question])).values()]
}

function allSourcesAt(node: FlowDefinition['nodes'][number]): readonly PeopleSource[] {
  if (!isPeopleNode(node)) return sourcesAt(node)

  const weights = votingRule(node.voting).weights?.map(({ source }) => source) ?? []
  return [...node.sources, ...node.copies, ...weights]
}

/** Time limits by people node: its own, or that of the flow. */
function limitsIn({ nodes, rules }: FlowDefinition): ReadonlyMap<string, TimeLimit> {
  const limits = nodes.flatMap((node) => {
    if (!isPeopleNode(node) || node.timeLimit === 'none') return []
    const limit = node.timeLimit === 'asFlow' ? rules.timeLimit : node.timeLimit
    return limit ? [[node.id, limit] as const] : []
  })
  return new Map(limits)
}

/** Whether a node holds a token for people or the system. */
export function isStop({ nodes }: FlowPlan, id: string): boolean {
  const node = nodes.get(id)
  if (!node) return false
  const { waitsFor } = traitsOf(node)
  return waitsFor !== 'nothing' && waitsFor !== 'tokens'
}

/** Nodes to which an administrator may move a token, with names, in definition order. */
export function listStops(plan: FlowPlan): readonly Readonly<{ node: string; name: string }>[] {
  return [...plan.nodes.values()]
    .filter(({ id }) => isStop(plan, id))
    .map(({ id, name }) => ({ node: id, name }))
}
