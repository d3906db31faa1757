import type { NodeKind } from '../node-kind.ts'
import { type MergeNode, mergeTraits } from './merge-settings.ts'

/** Holds the token until no other can arrive; `walk` opens it when all other tokens rest. */
export const merge: NodeKind<MergeNode> = {
  ...mergeTraits,
  enter(run, { id: node }, { from }) {
    const round = (run.state.visits[node]?.round ?? 0) + 1
    run.record({ type: 'nodeEntered', at: run.now, by: null, node, round, from })
    return []
  },
  exits: (_node, lines) => [lines],
  outside: () => undefined,
  problems: () => [],
}
