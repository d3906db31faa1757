import type { ListKey } from './list-key.ts'
import type { Delegation, NamedFlow } from './queries.ts'

export type Receiver = Readonly<{ id: string; name: string; headIcon: string }>

/** A delegation being edited. Times are as the browser's fields hold them: local, to the minute. */
export type DelegationDraft = Readonly<{
  kind: ListKey['kind']
  people: readonly Receiver[]
  /** Empty: all flows. */
  flows: readonly NamedFlow[]
  starts: string
  ends: string
  note: string
}>

const day = 24 * 60 * 60_000

export function newDraft(kind: ListKey['kind'], now: number): DelegationDraft {
  return { kind, people: [], flows: [], starts: localMinute(now), ends: localMinute(now + 7 * day), note: '' }
}

export function draftOf({ kind, to, flows, startsAt, endsAt, note }: Delegation): DelegationDraft {
  return {
    ...{ kind, flows, note, people: to.map(({ person }) => person) },
    ...{ starts: localMinute(Date.parse(startsAt)), ends: localMinute(Date.parse(endsAt)) },
  }
}

/** This many days after another time. */
export function laterBy(days: number, starts: string): string {
  return localMinute(new Date(starts).getTime() + days * day)
}

/** Problems by field; the server checks the rest. */
export function problemsOf({ people, starts, ends }: DelegationDraft) {
  return {
    people: people.length === 0 ? 'delegations.problem.people' : null,
    starts: starts === '' ? 'delegations.problem.starts' : null,
    ends: ends === '' || (starts !== '' && ends <= starts) ? 'delegations.problem.ends' : null,
  } as const
}

export function sentOf({ kind, people, flows, starts, ends, note }: DelegationDraft) {
  return {
    ...{ kind, note, toUserIds: people.map(({ id }) => id), flowIds: flows.map(({ id }) => id) },
    ...{ startsAt: new Date(starts).toISOString(), endsAt: new Date(ends).toISOString() },
  }
}

function localMinute(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
