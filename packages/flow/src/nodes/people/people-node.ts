import type { Task, TaskStage } from '../../case/task.ts'
import type { FlowNode, FlowRules } from '../../definition/flow-definition.ts'
import type { TaskTraits } from '../node-settings.ts'
import type { SideSettings } from '../people-settings.ts'
import { nodeTraits, traitsOf } from '../traits-of.ts'

/** A node with tasks for people. */
export type PeopleNode = Extract<FlowNode, { voting: unknown }>

export function isPeopleNode(node: FlowNode | undefined): node is PeopleNode {
  return node !== undefined && traitsOf(node).task !== undefined
}

/** The task traits of a people node. */
export function taskAt({ kind }: Pick<PeopleNode, 'kind'>): TaskTraits {
  return nodeTraits[kind].task
}

/** Side information at a node; undefined when none is set, or for nodes without people. */
export function sideInformationAt(node: FlowNode | undefined): SideSettings | undefined {
  if (!isPeopleNode(node)) return undefined
  const { note, links, related, attachments, past } = node.side
  const isSet = note.trim() !== '' || links.length > 0 || related.length > 0 || attachments || past !== 'none'
  return isSet ? node.side : undefined
}

/** The next open stage of a task with these timestamps; stages that are off are skipped. */
export function openStage(
  { stages }: FlowRules,
  { signedAt, startedAt }: Pick<Task, 'signedAt' | 'startedAt'> = {},
): TaskStage {
  if (stages.signing && signedAt === undefined) return 'toSign'
  return stages.starting && startedAt === undefined ? 'toDo' : 'doing'
}
