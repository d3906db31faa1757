import type { TenantDb } from '@signet/db'

export type StoredChains = Awaited<ReturnType<typeof storedChains>>

/**
 * Returns the next cases by id and the events up to the last of them, in one snapshot; the final batch
 * includes events of missing cases.
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
