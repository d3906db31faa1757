import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import type { StoredDelegation } from '../../../people/rights/delegation-store.ts'
import { deleteDelegation, markStopped as stop } from './delegation-change-store.ts'
import { delegationStatus, listNumber, lockOwnDelegation } from './delegation-status.ts'
import { agentsOf, endNotices } from './end-delegations.ts'

export const stopDelegation = serve(contract.delegations.stop, async (call) => {
  const { input, actor, tx, now, tell, server } = call
  const stored = await lockOwnDelegation(call, input.id)
  const { status, may } = delegationStatus(stored, { ...actor, now })
  if (!may.stop) throw new Refusal<RefusalCode>('delegations.notFound')

  await stop(tx, { id: stored.id, now })
  await server.directories.changed({ ...call, tenant: actor.tenant })
  if (status === 'active') announcePermissions(call, agentsOf(stored))
  const directory = await server.directories.of(actor.tenant)
  const notices =
    stored.fromId === actor.personId
      ? endNotices(stored, { directory, isStopped: true })
      : stopNotices(stored, { directory, by: actor.personId, reason: input.reason })
  for (const fact of notices) tell(fact)
  return null
})

type StopContext = Readonly<{ directory: Snapshot; by: string; reason: string }>

/** Returns the notices that an administrator stopped a delegation: to its principal and its receivers. */
function stopNotices(
  { id, kind, fromId, to }: StoredDelegation,
  { directory, by, reason }: StopContext,
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

export const removeDelegation = serve(contract.delegations.remove, async (call) => {
  const { input, actor, tx, now } = call
  const stored = await lockOwnDelegation(call, input.id)
  if (stored.fromId !== actor.personId) throw new Refusal<RefusalCode>('delegations.notFound')
  if (!delegationStatus(stored, { ...actor, now }).may.remove)
    throw new Refusal<RefusalCode>('delegations.accepted')

  await deleteDelegation(tx, stored.id)
  return null
})
