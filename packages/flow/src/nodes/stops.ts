import type { FlowPlan } from '../definition/flow-plan.ts'
import { traitsOf } from './traits-of.ts'

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
