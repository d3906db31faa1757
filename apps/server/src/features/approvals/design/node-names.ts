import type { FlowPlan } from '@signet/flow'

/** What the nodes of a flow version are called, by their ids. */
export function nodeNames({ nodes }: FlowPlan): Record<string, string> {
  return Object.fromEntries([...nodes.values()].map(({ id, name }) => [id, name]))
}
