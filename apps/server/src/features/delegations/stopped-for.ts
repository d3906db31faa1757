import type { Snapshot } from '../../directory/index.ts'
import type { OutboxFact } from '../../outbox/facts.ts'
import type { StoredDelegation } from './delegation-store.ts'
import { listNumber } from './list-number.ts'

type Stopping = Readonly<{ directory: Snapshot; by: string; reason: string }>

/** That an administrator has ended a delegation, and why: to who gave it, and to whoever acted by it or was asked to. */
export function stoppedFor(
  { id, kind, fromId, to }: StoredDelegation,
  { directory, by, reason }: Stopping,
): readonly OutboxFact[] {
  const receivers = to.filter(({ answer }) => answer !== 'refused').map(({ person }) => person)
  const message = (toPersonIds: readonly string[], side: 'mine' | 'forMe'): OutboxFact => ({
    topic: 'notice',
    body: {
      toPersonIds,
      kind: 'flow',
      titleKey: `delegations.notice.${side === 'mine' ? 'stoppedMine' : 'stopped'}`,
      titleParams: { person: directory.nameOf(fromId), administrator: directory.nameOf(by), kind },
      body: reason,
      senderId: by,
      delegation: listNumber(kind, side),
      fact: `delegation:${id}:stopped`,
    },
  })
  return [message([fromId], 'mine'), message(receivers, 'forMe')]
}
