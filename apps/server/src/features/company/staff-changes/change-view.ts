import type { contract, HandlerOutput } from '@signet/contract'
import { sayReason } from '../../../clock/reason.ts'
import type { ReadCall } from '../../../http/serve.ts'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import { parts, type StoredChange } from './change-store.ts'

type View = HandlerOutput<typeof contract.staffChanges.plan>

/** Returns a function that shows a change to an administrator. */
export function changeView({ server, caller }: Pick<ReadCall, 'server' | 'caller'>, directory: Snapshot) {
  const refer = personRef(directory)
  const say = server.words.t(caller.locale)
  return ({ plan, personId, plannedBy, failure, ...change }: StoredChange): View => ({
    id: change.id,
    kind: change.kind,
    day: change.day,
    state: change.state,
    reason: change.reason,
    result: change.result,
    person: refer(personId),
    plannedBy: refer(plannedBy),
    receivers: parts.flatMap((part) => {
      const to = plan.receivers[part]
      return to === null ? [] : [{ part, person: refer(to) }]
    }),
    positions: (plan.positionIds ?? []).map((id) => directory.posts.get(id)?.name ?? ''),
    failure: failure ? sayReason(say, failure) : '',
  })
}
