import type { OutboxFact } from '../../clock/outbox/facts.ts'
import type { Snapshot } from '../../people/directory/index.ts'
import type { StoredDelegation } from '../../people/rights/delegation-store.ts'
import { listNumber } from './list-number.ts'

type EndContext = Readonly<{ directory: Snapshot; isStopped: boolean }>

/**
 * Returns the notices of the end of a delegation: to its agents and, unless stopped by hand, to its
 * principal.
 */
export function endOf(
  { id, kind, fromId, to }: StoredDelegation,
  { directory, isStopped }: EndContext,
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
