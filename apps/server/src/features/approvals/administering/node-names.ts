import type { FlowPlan } from '@signet/flow'

/** Returns the names of the nodes by id. */
export function nodeNames({ nodes }: FlowPlan): Record<string, string> {
  return Object.fromEntries([...nodes.values()].map(({ id, name }) => [id, name]))
}
