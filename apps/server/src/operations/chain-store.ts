import type { TenantDb } from '@signet/db'

export type StoredChains = Awaited<ReturnType<typeof storedChains>>

/**
 * The next cases in the order of their ids and the events up to the last of them, both of one moment; after the last case
 * of all, also those of cases that are not there.
 */
export function storedChains(db: TenantDb, after: string, limit: number) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const cases = await tx
        .selectFrom('flowCase')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .select(['id', 'sequence', 'lastHash'])
        .execute()
      const last = cases.length < limit ? null : (cases.at(-1)?.id ?? null)
      const events = await tx
        .selectFrom('flowEvent')
        .where('caseId', '>', after)
        .$if(last !== null, (query) => query.where('caseId', '<=', last ?? ''))
        .orderBy('caseId')
        .orderBy('sequence')
        .select(['caseId', 'sequence', 'body', 'hash', 'type', 'at'])
        .execute()
      return { cases, events, last }
    })
}
