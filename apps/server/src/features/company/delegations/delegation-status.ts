import type { DelegationView, Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Call, ReadCall } from '../../../http/serve.ts'
import {
  findDelegation,
  lockDelegation,
  type StoredDelegation,
} from '../../../people/rights/delegation-store.ts'

type Status = DelegationView['status']
export type DelegationStatus = Readonly<{ status: Status; may: DelegationView['may'] }>

const ahead: ReadonlySet<Status> = new Set<Status>(['waiting', 'toCome', 'active'])

export type DelegationViewer = Readonly<{ personId: string; isAdministrator: boolean; now: string }>

/** Returns the status of a delegation, and what a person may do with it. */
export function delegationStatus(
  delegation: StoredDelegation,
  { personId, isAdministrator, now }: DelegationViewer,
): DelegationStatus {
  const status = statusOf(delegation, now)
  const isMine = delegation.fromId === personId
  const isAhead = ahead.has(status)
  const isAccepted = delegation.to.some(({ answer }) => answer === 'accepted')
  const answer = delegation.to.find(({ person }) => person === personId)?.answer
  return {
    status,
    may: {
      edit: isMine && isAhead && !isAccepted,
      remove: isMine && !isAccepted,
      stop: isAhead && (isAdministrator || (isMine && isAccepted)),
      accept: isAhead && answer === 'open',
      refuse: isAhead && (answer === 'open' || answer === 'accepted'),
    },
  }
}

function statusOf({ startsAt, endsAt, stoppedAt, to }: StoredDelegation, now: string): Status {
  const time = Date.parse(now)
  if (to.every(({ answer }) => answer === 'refused')) return 'refused'
  if (stoppedAt !== null) return 'stopped'
  if (Date.parse(endsAt) <= time) return 'over'
  if (to.every(({ answer }) => answer !== 'accepted')) return 'waiting'
  return Date.parse(startsAt) <= time ? 'active' : 'toCome'
}

/** Whether an instant is within the time of a delegation. */
export function isInForce({ start, end }: Readonly<{ start: string; end: string }>, now: string): boolean {
  const time = Date.parse(now)
  return Date.parse(start) <= time && time < Date.parse(end)
}

type DelegationReader = Pick<ReadCall, 'tx' | 'actor'>

/**
 * Returns a delegation of which the caller is principal or receiver, or any for administrators. Refuses
 * `delegations.notFound`.
 */
export async function findOwnDelegation(
  { tx, actor }: DelegationReader,
  id: string,
): Promise<StoredDelegation> {
  const found = await findDelegation(tx, id)
  const mayKnow =
    found && (actor.isAdministrator || found.fromId === actor.personId || isReceiver(found, actor.personId))
  if (!mayKnow) throw new Refusal<RefusalCode>('delegations.notFound')
  return found
}

/** Locks the delegation until the end of the transaction. */
export async function lockOwnDelegation(
  context: Pick<Call<Endpoint>, 'tx' | 'actor'>,
  id: string,
): Promise<StoredDelegation> {
  await lockDelegation(context.tx, id)
  return findOwnDelegation(context, id)
}

function isReceiver({ to }: StoredDelegation, personId: string): boolean {
  return to.some(({ person }) => person === personId)
}

/**
 * Returns the wire number of a list: 1 delegated starts by me, 2 to me, 3 delegated approvals by me, 4 to
 * me.
 */
export function listNumber(kind: 'entrust' | 'agency', side: 'mine' | 'forMe'): 1 | 2 | 3 | 4 {
  if (kind === 'entrust') return side === 'mine' ? 1 : 2
  return side === 'mine' ? 3 : 4
}
