import { newestFirst, type Reader, type TenantDb, totalOf } from '@signet/db'

export type KeyCall = Readonly<{
  id: string
  keyId: string
  at: string
  personId: string
  what: string
  refusal: string
  message: string
  requestId: string
  milliseconds: number | null
  address: string
}>

/** Writes a use, or counts one more try in its row. */
export async function insertKeyCall(db: TenantDb, call: KeyCall): Promise<void> {
  await db
    .insertInto('accessKeyCall')
    .values(call)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ eb, ref }) => ({ count: eb(ref('accessKeyCall.count'), '+', 1), at: call.at })),
    )
    .execute()
}

type Asked = Readonly<{ keyId: string; only?: 'done' | 'refused' | undefined }>

/** Returns a page of what a key was used for, newest first. */
export async function keyCallPage(
  db: Reader,
  { keyId, only }: Asked,
  range: Parameters<typeof newestFirst>[0] & Readonly<{ most: number }>,
) {
  const matching = db
    .selectFrom('accessKeyCall')
    .where('keyId', '=', keyId)
    .$if(only === 'done', (query) => query.where('refusal', '=', ''))
    .$if(only === 'refused', (query) => query.where('refusal', '<>', ''))
  const rows = await matching
    .selectAll()
    .$call(newestFirst(range, { at: 'at' }))
    .execute()
  return { rows, total: await totalOf(db, range, matching) }
}

/** Deletes uses before an instant. */
export async function forgetOldKeyCalls(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('accessKeyCall').where('at', '<=', before).execute()
}
