import type { FlowNode, NodeKindName, NodeOf } from '../definition/flow-definition.ts'
import type { PeopleSource } from '../sources/people-source.ts'
import type { StepWork, TimelineStep } from '../timeline/timeline-step.ts'
import { approverTraits } from './approver/approver-settings.ts'
import { automationTraits } from './automation/automation-settings.ts'
import { branchTraits } from './branch/branch-settings.ts'
import { copyTraits } from './copy/copy-settings.ts'
import { endTraits } from './end/end-settings.ts'
import { externalTraits } from './external/external-settings.ts'
import { handlerTraits } from './handler/handler-settings.ts'
import { mergeTraits } from './merge/merge-settings.ts'
import type { DivideMode, FieldAccess, NodeTraits } from './node-settings.ts'
import { startTraits } from './start/start-settings.ts'
import { subFlowTraits } from './sub-flow/sub-flow-settings.ts'
import { timerTraits } from './timer/timer-settings.ts'

/** Register of node traits. `nodeKinds` adds the engine rules. */
export const nodeTraits = {
  start: startTraits,
  approver: approverTraits,
  handler: handlerTraits,
  copy: copyTraits,
  branch: branchTraits,
  merge: mergeTraits,
  automation: automationTraits,
  subFlow: subFlowTraits,
  external: externalTraits,
  timer: timerTraits,
  end: endTraits,
} as const satisfies { readonly [Kind in NodeKindName]: NodeTraits<NodeOf<Kind>> }

/** The kinds at which a case waits for the system. */
export type SystemKindName = {
  [Kind in NodeKindName]: (typeof nodeTraits)[Kind]['waitsFor'] extends 'system' ? Kind : never
}[NodeKindName]

/** The kinds whose work is done outside the engine; the others only wait for the clock. */
export type WorkKindName = {
  [Kind in SystemKindName]: (typeof nodeTraits)[Kind]['isTimed'] extends true ? never : Kind
}[SystemKindName]

export function traitsOf({ kind }: Pick<FlowNode, 'kind'>): NodeTraits<FlowNode> {
  return nodeTraits[kind]
}

type StartNode = Extract<FlowNode, { launchers: unknown }>

/** Whether a case starts here. */
export function isStart(node: FlowNode): node is StartNode {
  return traitsOf(node).linesIn === 'none'
}

/** Whether a token ends here. */
export function isEnd(node: FlowNode): boolean {
  return traitsOf(node).linesOut === 'none'
}

type BranchNode = Extract<FlowNode, { mode: DivideMode }>

/** Whether a token may divide here. */
export function isBranch(node: FlowNode | undefined): node is BranchNode {
  return node !== undefined && traitsOf(node).linesOut === 'many'
}

/** Whether tokens are merged here. */
export function isMerge(node: FlowNode | undefined): boolean {
  return node !== undefined && traitsOf(node).waitsFor === 'tokens'
}

type NodeWithSources = Extract<FlowNode, { sources: unknown }>

function hasSources(node: FlowNode): node is NodeWithSources {
  return traitsOf(node).findsPeople
}

/** The people sources of a node; empty when it has none. */
export function sourcesAt(node: FlowNode): readonly PeopleSource[] {
  return hasSources(node) ? node.sources : []
}

type NodeWithFields = Extract<FlowNode, { fields: unknown }>

function hasFields(node: FlowNode): node is NodeWithFields {
  return traitsOf(node).fields !== undefined
}

/** Access by field key in a node's settings; empty when there is none. */
export function fieldsAt(node: FlowNode | undefined): Readonly<Record<string, FieldAccess>> {
  return node && hasFields(node) ? node.fields : {}
}

/** Returns what kind of work a step does. */
export function workAt(kind: TimelineStep['kind']): StepWork {
  if (kind === 'case') return 'none'
  const { task, informs, waitsFor, linesOut } = nodeTraits[kind]
  if (task) return task.decision === 'handled' ? 'handle' : 'decide'
  if (informs) return 'read'
  return waitsFor === 'system' || linesOut === 'many' ? 'run' : 'none'
}
