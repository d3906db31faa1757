import type { ListRightName } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'

/** A right on the list of a form that a person asks for. */
export type RightRequest = Readonly<{
  id: string
  formId: string
  personId: string
  wanted: ListRightName
  reason: string
  askedAt: string
}>

/** Keeps what is asked; asking again changes nothing while the first is open. */
export async function insertRightRequest(tx: Tx, request: RightRequest): Promise<void> {
  await tx
    .insertInto('rightRequest')
    .values(request)
    .onConflict((conflict) =>
      conflict.columns(['formId', 'personId', 'wanted']).where('outcome', 'is', null).doNothing(),
    )
    .execute()
}

/** Returns what is open for a form, the oldest first. */
export async function openRightRequests(tx: Reader, formId: string): Promise<readonly RightRequest[]> {
  const rows = await tx
    .selectFrom('rightRequest')
    .where('formId', '=', formId)
    .where('outcome', 'is', null)
    .select(['id', 'formId', 'personId', 'wanted', 'reason', 'askedAt'])
    .orderBy('askedAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, wanted: row.wanted as ListRightName }))
}

type Answer = Readonly<{
  ids: readonly string[]
  outcome: 'granted' | 'declined'
  answeredBy: string
  answeredAt: string
}>

/** Answers open requests, and returns those that were still open. */
export async function answerRightRequests(tx: Tx, { ids, ...answer }: Answer): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .updateTable('rightRequest')
    .set(answer)
    .where('id', 'in', ids)
    .where('outcome', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
