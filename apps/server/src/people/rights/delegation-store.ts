import type { Reader, Tx } from '@signet/db'
import type { Delegation } from '@signet/flow'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isFlowStopped, isNot } from '../../publication/availability-store.ts'

type NamedFlow = Readonly<{ id: string; name: string; translations: unknown }>

type Answer = 'open' | 'accepted' | 'refused'

export type StoredDelegation = Readonly<{
  id: string
  kind: 'entrust' | 'agency'
  fromId: string
  note: string
  startsAt: string
  endsAt: string
  stoppedAt: string | null
  to: readonly Readonly<{ person: string; answer: Answer }>[]
  flows: readonly NamedFlow[]
}>

/** Serializes changes, since two people could delegate to each other at once; they are rare. */
export async function lockDelegations(tx: Tx, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`delegation ${tenant}`}, 0))`.execute(tx)
}

/** Returns all delegations that have neither ended nor been stopped, without receivers who refused. */
export async function delegationsAhead(tx: Reader, now: string): Promise<readonly Delegation[]> {
  const rows = await selectDelegations(tx)
    .where('delegation.endsAt', '>', now)
    .where('delegation.stoppedAt', 'is', null)
    .execute()
  return rows.map((row) => asDelegation(row, (answer) => answer !== 'refused'))
}

/** Returns the accepted delegations in force now, of everybody. */
export async function delegationsInForce(tx: Reader, now: string): Promise<readonly Delegation[]> {
  const rows = await selectDelegations(tx)
    .where('delegation.startsAt', '<=', now)
    .where('delegation.endsAt', '>', now)
    .where('delegation.stoppedAt', 'is', null)
    .execute()
  return rows.map((row) => asDelegation(row, (answer) => answer === 'accepted'))
}

type PersonAtTime = Readonly<{ personId: string; now: string }>

/** Returns the delegations by which a person may act for others now. */
export async function delegationsTo(
  tx: Reader,
  { personId, now }: PersonAtTime,
): Promise<readonly Delegation[]> {
  const rows = await selectDelegations(tx)
    .where('delegation.id', 'in', receivedBy(tx, personId).where('answer', '=', 'accepted'))
    .where('delegation.startsAt', '<=', now)
    .where('delegation.endsAt', '>', now)
    .where('delegation.stoppedAt', 'is', null)
    .execute()
  return rows.map((row) => asDelegation(row, (answer) => answer === 'accepted'))
}

/** Returns current and future delegations from or to a person, except refused ones, by id. */
export function delegationsWith(
  tx: Reader,
  { personId, now }: PersonAtTime,
): Promise<readonly StoredDelegation[]> {
  const received = receivedBy(tx, personId).where('answer', '<>', 'refused')
  return selectDelegations(tx)
    .where('delegation.endsAt', '>', now)
    .where('delegation.stoppedAt', 'is', null)
    .where((where) =>
      where.or([where('delegation.fromId', '=', personId), where('delegation.id', 'in', received)]),
    )
    .orderBy('delegation.id')
    .execute()
}

type Side = Readonly<{ kind: 'entrust' | 'agency'; personId: string; side: 'mine' | 'forMe' }>

/** Returns one of the four lists, newest first. */
export function delegationsOf(
  tx: Reader,
  { kind, personId, side }: Side,
): Promise<readonly StoredDelegation[]> {
  const ofKind = selectDelegations(tx)
    .where('delegation.kind', '=', kind)
    .orderBy('delegation.createdAt', 'desc')
    .orderBy('delegation.id', 'desc')
    .limit(500)
  return side === 'mine'
    ? ofKind.where('delegation.fromId', '=', personId).execute()
    : ofKind.where('delegation.id', 'in', receivedBy(tx, personId)).execute()
}

function receivedBy(tx: Reader, personId: string) {
  return tx.selectFrom('delegationPerson').where('personId', '=', personId).select('delegationId')
}

/** Selects delegations with receivers and flows. */
export function selectDelegations(tx: Reader) {
  return tx
    .selectFrom('delegation')
    .select(['delegation.id', 'kind', 'fromId', 'note', 'startsAt', 'endsAt', 'stoppedAt'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('delegationPerson')
          .whereRef('delegationPerson.delegationId', '=', 'delegation.id')
          .select(['delegationPerson.personId as person', 'delegationPerson.answer'])
          .orderBy('delegationPerson.personId'),
      ).as('to'),
      jsonArrayFrom(
        eb
          .selectFrom('delegationFlow')
          .innerJoin('flow', 'flow.id', 'delegationFlow.flowId')
          .whereRef('delegationFlow.delegationId', '=', 'delegation.id')
          .select(['flow.id', 'flow.name', 'flow.translations'])
          .orderBy('flow.name'),
      ).as('flows'),
    ])
}

function asDelegation(
  { id, kind, fromId: from, to, flows, startsAt: start, endsAt: end }: StoredDelegation,
  counts: (answer: Answer) => boolean,
): Delegation {
  return {
    ...{ id, kind, from, start, end },
    to: to.filter(({ answer }) => counts(answer)).map(({ person }) => person),
    flows: flows.length === 0 ? 'all' : flows.map((flow) => flow.id),
  }
}

export async function lockDelegation(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('delegation').where('id', '=', id).forUpdate().select('id').execute()
}

export async function findDelegations(
  tx: Reader,
  ids: readonly string[],
): Promise<readonly StoredDelegation[]> {
  return ids.length === 0 ? [] : selectDelegations(tx).where('delegation.id', 'in', ids).execute()
}

export function findDelegation(tx: Reader, id: string): Promise<StoredDelegation | undefined> {
  return selectDelegations(tx).where('delegation.id', '=', id).executeTakeFirst()
}

export async function knownFlows(tx: Reader, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await tx
    .selectFrom('flow')
    .where('id', 'in', [...ids])
    .select('id')
    .execute()
  return rows.length
}

export function publishedFlowNames(tx: Reader): Promise<readonly NamedFlow[]> {
  return tx
    .selectFrom('flow')
    .where('publishedVersionId', 'is not', null)
    .where(isNot(isFlowStopped()))
    .select(['id', 'name', 'translations'])
    .orderBy('name')
    .limit(1000)
    .execute()
}
