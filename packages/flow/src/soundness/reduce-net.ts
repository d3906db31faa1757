import { NetDraft } from './net-draft.ts'
import { foldArms } from './reductions/fold-arms.ts'
import { dropReturns, leaveOutLoop } from './reductions/loops.ts'
import { joinRow, openMerge } from './reductions/rows.ts'
import type { TokenNet } from './token-net.ts'

/** Changes the net around a place; false when it does not apply. */
type Reduction = (draft: NetDraft, id: string) => boolean

/** Reductions that keep every answer, and those that keep them as long as each block holds one token. */
const always: readonly Reduction[] = [joinRow, foldArms, dropReturns]
const blocks: readonly Reduction[] = [...always, openMerge, leaveOutLoop]

/**
 * A smaller net with the same problems: rows, arms and loops become single places. `blocks` is far smaller, and says
 * by the rivals of its places when its answers do not count.
 */
export function reduceNet(net: TokenNet, by: 'rows' | 'blocks'): TokenNet {
  const draft = new NetDraft(net)
  const reductions = by === 'rows' ? always : blocks
  const isReduced = (id: string) => reductions.some((reduction) => reduction(draft, id))
  for (let open = draft.ids(); open.length > 0; ) {
    const changed = open.filter((id) => draft.at(id) !== undefined && isReduced(id))
    open = changed.length > 0 ? draft.ids() : []
  }
  return draft.net
}
