import type { DelegationView } from '@signet/contract'
import type { StoredDelegation } from '../../people/rights/delegation-store.ts'

type Status = DelegationView['status']
export type Stand = Readonly<{ status: Status; may: DelegationView['may'] }>

const ahead: ReadonlySet<Status> = new Set<Status>(['waiting', 'toCome', 'active'])

export type DelegationViewer = Readonly<{ personId: string; isAdministrator: boolean; now: string }>

/** Returns the status of a delegation, and what a person may do with it. */
export function standOf(
  delegation: StoredDelegation,
  { personId, isAdministrator, now }: DelegationViewer,
): Stand {
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
  const moment = Date.parse(now)
  if (to.every(({ answer }) => answer === 'refused')) return 'refused'
  if (stoppedAt !== null) return 'stopped'
  if (Date.parse(endsAt) <= moment) return 'over'
  if (to.every(({ answer }) => answer !== 'accepted')) return 'waiting'
  return Date.parse(startsAt) <= moment ? 'active' : 'toCome'
}
