import type { Endpoint } from '@signet/contract'
import { isoOf } from '../../../clock/clock.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import type { Call } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import {
  delegationsWith,
  findDelegations,
  lockDelegation,
  lockDelegations,
  type StoredDelegation,
} from '../../../people/rights/delegation-store.ts'
import type { Server } from '../../../server.ts'
import { markEndsAnnounced, markStopped, saveAnswer } from './delegation-change-store.ts'
import { listNumber } from './delegation-status.ts'

type DelegationEnder = Pick<Call<Endpoint>, 'tx' | 'actor' | 'now' | 'tell' | 'server' | 'afterCommit'>

/** Ends all delegations from and to a person; returns their number. */
export async function endDelegationsWith(call: DelegationEnder, personId: string): Promise<number> {
  const { tx, actor, now, server } = call
  await lockDelegations(tx, actor.tenant)
  for (const { id } of await delegationsWith(tx, { personId, now })) await lockDelegation(tx, id)
  const ahead = await delegationsWith(tx, { personId, now })
  for (const one of ahead) await endDelegation(call, one, personId)
  if (ahead.length > 0) await server.directories.changed({ ...call, tenant: actor.tenant })
  announcePermissions(call, ahead.flatMap(agentsOf))
  return ahead.length
}

/** If others act by the delegation too, only removes this person. */
async function endDelegation(call: DelegationEnder, one: StoredDelegation, personId: string): Promise<void> {
  const { tx, actor, now, tell, server } = call
  const others = one.to.filter(({ person, answer }) => person !== personId && answer !== 'refused')
  if (one.fromId !== personId && others.length > 0) {
    await saveAnswer(tx, { id: one.id, personId, answer: 'refused', now })
    return
  }

  await markStopped(tx, { id: one.id, now })
  const directory = await server.directories.of(actor.tenant)
  for (const fact of endNotices(one, { directory, isStopped: one.fromId === personId })) tell(fact)
}

/** Announces ended delegations to their people, once each. */
export async function tellEnded(server: Server, tenant: string): Promise<void> {
  const now = isoOf(server.clock())
  const directory = await server.directories.of(tenant)
  const { count, agents } = await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const ended = await findDelegations(tx, await markEndsAnnounced(tx, now))
      const facts = ended.flatMap((one) => endNotices(one, { directory, isStopped: false }))
      if (facts.length > 0) await server.outbox.write(tx, facts, now)
      return { count: facts.length, agents: ended.flatMap(agentsOf) }
    })
  if (count > 0) server.outbox.wake(tenant)
  if (agents.length > 0)
    server.sockets.publish({ tenant, personIds: agents, frame: { method: 'refresh', msg: '' } })
}

/** Returns the people who may act by a delegation. */
export function agentsOf({ to }: StoredDelegation): readonly string[] {
  return to.filter(({ answer }) => answer === 'accepted').map(({ person }) => person)
}

type EndContext = Readonly<{ directory: Snapshot; isStopped: boolean }>

/**
 * Returns the notices of the end of a delegation: to its agents and, unless stopped by hand, to its
 * principal.
 */
export function endNotices(
  one: StoredDelegation,
  { directory, isStopped }: EndContext,
): readonly OutboxFact[] {
  const { id, kind, fromId } = one
  const accepted = agentsOf(one)
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
