import type { FlowNode } from '../../flow-definition.ts'
import type { TaskTraits } from '../node-traits.ts'
import { nodeTraits, traitsOf } from '../traits-of.ts'

/** A node at which people work. */
export type PeopleNode = Extract<FlowNode, { voting: unknown }>

export function isPeopleNode(node: FlowNode | undefined): node is PeopleNode {
  return node !== undefined && traitsOf(node).task !== undefined
}

/** What the people at a node do. */
export function taskAt({ kind }: Pick<PeopleNode, 'kind'>): TaskTraits {
  return nodeTraits[kind].task
}
