import type { AccessKind } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'

type Subject = Readonly<{ kind: AccessKind; subjectId: string }>

type AccessRequest = Subject & Readonly<{ id: string; personId: string; reason: string; askedAt: string }>

/** Keeps what is asked; asking again while it is open changes nothing. */
export async function insertAccessRequest(tx: Tx, request: AccessRequest): Promise<void> {
  await tx
    .insertInto('accessRequest')
    .values(request)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subjectId', 'personId']).where('outcome', 'is', null).doNothing(),
    )
    .execute()
}

export async function countOpenRequests(tx: Reader, personId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('accessRequest')
    .where('personId', '=', personId)
    .where('outcome', 'is', null)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the open requests for one thing, oldest first. */
export function openAccessRequests(tx: Reader, { kind, subjectId }: Subject) {
  return tx
    .selectFrom('accessRequest')
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('outcome', 'is', null)
    .select(['id', 'personId', 'reason', 'askedAt'])
    .orderBy('askedAt')
    .orderBy('id')
    .execute()
}

type Answer = Subject &
  Readonly<{
    personIds: readonly string[]
    outcome: 'granted' | 'declined'
    by: string
    now: string
  }>

/** Answers the open requests of these people and returns whose there were; of two at once only one answers. */
export async function answerAccessRequests(tx: Tx, answer: Answer): Promise<readonly string[]> {
  const { kind, subjectId, personIds, outcome, by, now } = answer
  if (personIds.length === 0) return []
  const rows = await tx
    .updateTable('accessRequest')
    .set({ outcome, answeredBy: by, answeredAt: now })
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('personId', 'in', personIds)
    .where('outcome', 'is', null)
    .returning('personId')
    .execute()
  return rows.map(({ personId }) => personId)
}
