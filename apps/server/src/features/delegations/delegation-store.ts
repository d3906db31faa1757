import { prepared, type Tx } from '@signet/db'
import type { Delegation } from '@signet/flow'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

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
  flows: readonly Readonly<{ id: string; name: string }>[]
}>

/** Two people who delegate to each other at once must not both succeed; this is rare enough to go one after another. */
export async function holdDelegations(tx: Tx, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`delegation ${tenant}`}, 0))`.execute(tx)
}

/** Those that are not over and that nobody has stopped, of everybody, without receivers who refused. */
export async function delegationsAhead(tx: Tx, now: string): Promise<readonly Delegation[]> {
  const rows = await whole(tx)
    .where('delegation.endsAt', '>', now)
    .where('delegation.stoppedAt', 'is', null)
    .execute()
  return rows.map((row) => asDelegation(row, (answer) => answer !== 'refused'))
}

type Whose = Readonly<{ personId: string; now: string }>

/** By which a person may act for others now. */
export async function delegationsTo(tx: Tx, { personId, now }: Whose): Promise<readonly Delegation[]> {
  const rows = await whole(tx)
    .where('delegation.id', 'in', receivedBy(tx, personId).where('answer', '=', 'accepted'))
    .where('delegation.startsAt', '<=', now)
    .where('delegation.endsAt', '>', now)
    .where('delegation.stoppedAt', 'is', null)
    .execute()
  return rows.map((row) => asDelegation(row, (answer) => answer === 'accepted'))
}

const agenciesFrom = prepared((tx, { people, now }: { people: readonly string[]; now: string }) =>
  whole(tx)
    .where('delegation.kind', '=', 'agency')
    .where(sql<boolean>`delegation.from_id = any(${people}::text[])`)
    .where('delegation.startsAt', '<=', now)
    .where('delegation.endsAt', '>', now)
    .where('delegation.stoppedAt', 'is', null),
)

/** By which others may decide for these people now. */
export async function delegationsFrom(
  tx: Tx,
  wanted: Readonly<{ people: readonly string[]; now: string }>,
): Promise<readonly Delegation[]> {
  const rows = await agenciesFrom(tx, wanted)
  return rows.map((row) => asDelegation(row, (answer) => answer === 'accepted'))
}

type Side = Readonly<{ kind: 'entrust' | 'agency'; personId: string; side: 'mine' | 'forMe' }>

/** One of the four lists, newest first. */
export function delegationsOf(tx: Tx, { kind, personId, side }: Side): Promise<readonly StoredDelegation[]> {
  const ofKind = whole(tx)
    .where('delegation.kind', '=', kind)
    .orderBy('delegation.createdAt', 'desc')
    .orderBy('delegation.id', 'desc')
    .limit(500)
  return side === 'mine'
    ? ofKind.where('delegation.fromId', '=', personId).execute()
    : ofKind.where('delegation.id', 'in', receivedBy(tx, personId)).execute()
}

function receivedBy(tx: Tx, personId: string) {
  return tx.selectFrom('delegationPerson').where('personId', '=', personId).select('delegationId')
}

function whole(tx: Tx) {
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
          .select(['flow.id', 'flow.name'])
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

type NewDelegation = Readonly<{ delegation: Delegation; note: string; now: string }>

export async function insertDelegation(tx: Tx, { delegation, note, now }: NewDelegation): Promise<void> {
  const { id, kind, from, to, flows, start, end } = delegation
  await tx
    .insertInto('delegation')
    .values({ id, kind, fromId: from, note, startsAt: start, endsAt: end, createdAt: now })
    .execute()
  await tx
    .insertInto('delegationPerson')
    .values(to.map((personId) => ({ delegationId: id, personId, answer: 'accepted' as const })))
    .execute()
  if (flows === 'all') return
  await tx
    .insertInto('delegationFlow')
    .values(flows.map((flowId) => ({ delegationId: id, flowId })))
    .execute()
}

/** Whether it was one of theirs and still going on. */
export async function stopDelegation(
  tx: Tx,
  { id, from, now }: Readonly<{ id: string; from: string; now: string }>,
) {
  const { numUpdatedRows } = await tx
    .updateTable('delegation')
    .set({ stoppedAt: now })
    .where('id', '=', id)
    .where('fromId', '=', from)
    .where('stoppedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Answering = Readonly<{ id: string; personId: string; answer: 'accepted' | 'refused'; now: string }>

export async function answerDelegation(tx: Tx, { id, personId, answer, now }: Answering): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('delegationPerson')
    .set({ answer, answeredAt: now })
    .where('delegationId', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function knownFlows(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await tx
    .selectFrom('flow')
    .where('id', 'in', [...ids])
    .select('id')
    .execute()
  return rows.length
}
