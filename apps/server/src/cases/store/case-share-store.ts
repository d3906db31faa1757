import { prepared, type Reader, type Tx } from '@signet/db'

type ShareKey = Readonly<{ caseId: string; personId: string; now: string }>

/** A share counts until it is taken back or its last day is over, by the clock of the call. */
const sharesOf = prepared((tx, { caseId, personId, now }: ShareKey) =>
  tx
    .selectFrom('caseShare')
    .where('caseId', '=', caseId)
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .select(['node', 'givenAt']),
)

/** Returns through which steps a case is shared with a person now; `node` is null for the start. */
export function findShares(tx: Reader, key: ShareKey) {
  return sharesOf(tx, key)
}

/** Returns all shares of a case, also those that ended, newest first. */
export function listShares(tx: Reader, caseId: string) {
  return tx
    .selectFrom('caseShare')
    .where('caseId', '=', caseId)
    .select(['id', 'personId', 'givenBy', 'givenAt', 'until', 'endedBy', 'endedAt'])
    .orderBy('givenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

type Share = Readonly<{
  id: string
  caseId: string
  personId: string
  node: string | null
  givenBy: string
  givenAt: string
  until: string | null
}>

/** Lets one call at a time share a case, so that a person hears of it once. */
export async function lockShares(tx: Tx, caseId: string): Promise<void> {
  await tx.selectFrom('flowCase').where('id', '=', caseId).select('id').forNoKeyUpdate().execute()
}

/** Shares a case, or changes the end of a share; a share whose end has passed begins anew. */
export async function insertShare(tx: Tx, share: Share): Promise<void> {
  const { node, givenBy, givenAt, until } = share
  await tx
    .insertInto('caseShare')
    .values(share)
    .onConflict((conflict) =>
      conflict
        .columns(['caseId', 'personId'])
        .where('endedAt', 'is', null)
        .doUpdateSet({ node, givenBy, givenAt, until }),
    )
    .execute()
}

type Ending = Readonly<{ id: string; caseId: string; by: string; now: string }>

/** Takes a share back and returns its person; undefined where it is over already. */
export async function endShare(tx: Tx, { id, caseId, by, now }: Ending): Promise<string | undefined> {
  const row = await tx
    .updateTable('caseShare')
    .set({ endedBy: by, endedAt: now })
    .where('id', '=', id)
    .where('caseId', '=', caseId)
    .where('endedAt', 'is', null)
    .returning('personId')
    .executeTakeFirst()
  return row?.personId
}

/** More than these are found by the links in their notices. */
const mostListed = 200

/** Returns the cases that are shared with a person now, latest first. */
export function casesSharedWith(tx: Reader, { personId, now }: Omit<ShareKey, 'caseId'>) {
  return tx
    .selectFrom('caseShare')
    .innerJoin('flowCase', 'flowCase.id', 'caseShare.caseId')
    .where('caseShare.personId', '=', personId)
    .where('caseShare.endedAt', 'is', null)
    .where((eb) => eb.or([eb('caseShare.until', 'is', null), eb('caseShare.until', '>', now)]))
    .where('flowCase.deletedAt', 'is', null)
    .select(['flowCase.id as caseId', 'flowCase.title', 'flowCase.translations'])
    .select(['flowCase.status', 'flowCase.starterId'])
    .select(['caseShare.givenBy', 'caseShare.givenAt', 'caseShare.until'])
    .orderBy('caseShare.givenAt', 'desc')
    .orderBy('caseShare.id', 'desc')
    .limit(mostListed)
    .execute()
}
