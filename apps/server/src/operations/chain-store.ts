import type { TenantDb } from '@signet/db'

export type StoredChains = Awaited<ReturnType<typeof storedChains>>

/** The next cases in the order of their ids and their events, both of one moment. */
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
      const [first, last] = [cases[0]?.id ?? '', cases.at(-1)?.id ?? '']
      const events = await tx
        .selectFrom('flowEvent')
        .where('caseId', '>=', first)
        .where('caseId', '<=', last)
        .orderBy('caseId')
        .orderBy('sequence')
        .select(['caseId', 'sequence', 'body', 'hash'])
        .execute()
      return { cases, events }
    })
}
