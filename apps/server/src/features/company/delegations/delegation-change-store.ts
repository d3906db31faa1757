import type { Reader, Tx } from '@signet/db'
import type { Delegation } from '@signet/flow'

type AnswerState = 'open' | 'accepted' | 'refused'

type NewDelegation = Readonly<{ delegation: Delegation; note: string; now: string; answer: AnswerState }>

export async function insertDelegation(tx: Tx, request: NewDelegation): Promise<void> {
  const { id, kind, from, start, end } = request.delegation
  const { note, now } = request
  await tx
    .insertInto('delegation')
    .values({ id, kind, fromId: from, note, startsAt: start, endsAt: end, createdAt: now })
    .execute()
  await insertParts(tx, request)
}

/** Rewrites a delegation, discarding all earlier answers. */
export async function replaceDelegation(tx: Tx, request: NewDelegation): Promise<void> {
  const { id, kind, start, end } = request.delegation
  await tx
    .updateTable('delegation')
    .set({ kind, note: request.note, startsAt: start, endsAt: end })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('delegationPerson').where('delegationId', '=', id).execute()
  await tx.deleteFrom('delegationFlow').where('delegationId', '=', id).execute()
  await insertParts(tx, request)
}

async function insertParts(tx: Tx, { delegation: { id, to, flows }, answer }: NewDelegation): Promise<void> {
  await tx
    .insertInto('delegationPerson')
    .values(to.map((personId) => ({ delegationId: id, personId, answer })))
    .execute()
  if (flows === 'all') return
  await tx
    .insertInto('delegationFlow')
    .values(flows.map((flowId) => ({ delegationId: id, flowId })))
    .execute()
}

export async function deleteDelegation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('delegation').where('id', '=', id).execute()
}

/** Stops a delegation; its end needs no further notice. */
export async function markStopped(tx: Tx, { id, now }: Readonly<{ id: string; now: string }>) {
  await tx.updateTable('delegation').set({ stoppedAt: now, endToldAt: now }).where('id', '=', id).execute()
}

/** Marks the end of expired delegations as announced and returns their ids. */
export async function markEndsAnnounced(tx: Tx, now: string): Promise<readonly string[]> {
  const taken = await tx
    .updateTable('delegation')
    .set({ endToldAt: now })
    .where('endToldAt', 'is', null)
    .where('endsAt', '<=', now)
    .returning('id')
    .execute()
  return taken.map(({ id }) => id)
}

type ReceiverAnswer = Readonly<{ id: string; personId: string; answer: 'accepted' | 'refused'; now: string }>

export async function saveAnswer(tx: Tx, { id, personId, answer, now }: ReceiverAnswer): Promise<void> {
  await tx
    .updateTable('delegationPerson')
    .set({ answer, answeredAt: now })
    .where('delegationId', '=', id)
    .where('personId', '=', personId)
    .execute()
}

type Kind = 'entrust' | 'agency'

/** Returns the kinds of delegation that their receiver must accept. */
export async function kindsToAccept(tx: Reader): Promise<ReadonlySet<Kind>> {
  const rows = await tx.selectFrom('delegationRule').where('asksReceiver', '=', true).select('kind').execute()
  return new Set(rows.map(({ kind }) => kind))
}

export async function writeRules(tx: Tx, rules: Readonly<Record<Kind, boolean>>): Promise<void> {
  await tx
    .insertInto('delegationRule')
    .values([
      { kind: 'entrust', asksReceiver: rules.entrust },
      { kind: 'agency', asksReceiver: rules.agency },
    ])
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((eb) => ({ asksReceiver: eb.ref('excluded.asksReceiver') })),
    )
    .execute()
}
