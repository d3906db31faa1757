import type { Snapshot } from '../../directory/index.ts'
import type { OutboxFact } from '../../outbox/facts.ts'
import type { StoredDelegation } from './delegation-store.ts'
import { listNumber } from './list-number.ts'

type Ending = Readonly<{ directory: Snapshot; isStopped: boolean }>

/** That a delegation is over: to whoever acted by it, and, where nobody stopped it, to who gave it. */
export function endOf(
  { id, kind, fromId, to }: StoredDelegation,
  { directory, isStopped }: Ending,
): readonly OutboxFact[] {
  const accepted = to.filter(({ answer }) => answer === 'accepted').map(({ person }) => person)
  const message = (toPersonIds: readonly string[], side: 'mine' | 'forMe'): OutboxFact => ({
    topic: 'notice',
    body: {
      toPersonIds,
      kind: 'flow',
      titleKey: `delegations.notice.${side === 'mine' ? 'endedMine' : 'ended'}`,
      titleParams: { person: directory.nameOf(fromId), kind },
      senderId: fromId,
      delegation: listNumber(kind, side),
      fact: `delegation:${id}:ended`,
    },
  })
  const toReceivers = accepted.length > 0 ? [message(accepted, 'forMe')] : []
  return isStopped ? toReceivers : [...toReceivers, message([fromId], 'mine')]
}
