import type { AccessKind } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { sql } from 'kysely'

type Subject = Readonly<{ kind: AccessKind; subjectId: string }>

type AccessRequest = Subject &
  Readonly<{ id: string; personId: string; reason: string; askedAt: string; expiresAt: string }>

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
    /** What the person who asked reads. */
    answerReason?: string
  }>

/** Answers the open requests of these people and returns whose there were; of two at once only one answers. */
export async function answerAccessRequests(tx: Tx, answer: Answer): Promise<readonly string[]> {
  const { kind, subjectId, personIds, outcome, by, now, answerReason = '' } = answer
  if (personIds.length === 0) return []
  const rows = await tx
    .updateTable('accessRequest')
    .set({ outcome, answeredBy: by, answeredAt: now, answerReason })
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('personId', 'in', personIds)
    .where('outcome', 'is', null)
    .returning('personId')
    .execute()
  return rows.map(({ personId }) => personId)
}

/** Takes requests whose time is over, locked. */
export function expireAccessRequests(tx: Tx, { now, most }: Readonly<{ now: string; most: number }>) {
  return tx
    .updateTable('accessRequest')
    .set({ outcome: 'expired', answeredAt: now })
    .where('id', 'in', (select) =>
      select
        .selectFrom('accessRequest')
        .where('outcome', 'is', null)
        .where('expiresAt', '<=', now)
        .orderBy('expiresAt')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .returning(['id', 'kind', 'personId'])
    .execute()
}

type Answerer = Readonly<{
  personId: string
  isAdministrator: boolean
  mayOpenFlows: boolean
  now: string
}>

/** Returns the open requests that a person can answer, oldest first, with the plain names of their subjects. */
export async function requestsToAnswer(tx: Reader, { now, ...answerer }: Answerer) {
  const open = tx
    .selectFrom('accessRequest as request')
    .where('request.outcome', 'is', null)
    .where('request.expiresAt', '>', now)
    .where('request.personId', '<>', answerer.personId)
  const columns = [
    'request.kind',
    'request.subjectId',
    'request.personId',
    'request.reason',
    'request.askedAt',
    'request.expiresAt',
  ] as const
  const documents = open
    .innerJoin('document', 'document.id', 'request.subjectId')
    .where('request.kind', '=', 'document')
    .where('document.ownerId', '=', answerer.personId)
    .where('document.binnedAt', 'is', null)
    .select([...columns, 'document.name as name'])
  const flows = open
    .innerJoin('flow', 'flow.id', 'request.subjectId')
    .where('request.kind', '=', 'flow')
    .where('flow.publishedVersionId', 'is not', null)
    .where(sql<boolean>`${answerer.mayOpenFlows}`)
    .select([...columns, 'flow.name as name'])
  const cases = open
    .innerJoin('flowCase', 'flowCase.id', 'request.subjectId')
    .where('request.kind', '=', 'case')
    .where('flowCase.deletedAt', 'is', null)
    .where('flowCase.status', '<>', 'draft')
    .where((eb) =>
      eb.or([
        sql<boolean>`${answerer.isAdministrator}`,
        eb('flowCase.starterId', '=', answerer.personId),
        eb('flowCase.launcherId', '=', answerer.personId),
        eb.exists(
          eb
            .selectFrom('flowTask')
            .whereRef('flowTask.caseId', '=', 'flowCase.id')
            .where('flowTask.personId', '=', answerer.personId)
            .where('flowTask.closedAt', 'is', null)
            .where('flowTask.list', 'is not', null)
            .select('flowTask.id'),
        ),
      ]),
    )
    .select([...columns, 'flowCase.title as name'])
  return documents.unionAll(flows).unionAll(cases).orderBy('askedAt').limit(mostListed).execute()
}

/** More are shown once these are answered. */
const mostListed = 200
