import type { TenantDb, Tx } from '@signet/db'
import { canonicalJson } from '@signet/std'

const columns = {
  case: [
    'id',
    'flowVersionId',
    'starterId',
    'launcherId',
    'title',
    'status',
    'urgency',
    'nodeName',
    'translations',
    'holders',
    'heldSince',
    'dueAt',
    'overdueSince',
    'state',
    'sequence',
    'lastHash',
    'launchedAt',
    'endedAt',
    'changedAt',
    'listedAt',
    'deletedAt',
    'revokes',
    'archivedAt',
    'exceptionSince',
  ],
  task: [
    'id',
    'caseId',
    'node',
    'nodeName',
    'round',
    'personId',
    'stage',
    'decision',
    'isReturned',
    'isAssist',
    'opinion',
    'openedAt',
    'closedAt',
    'list',
    'listedAt',
    'dueAt',
    'overdueSince',
  ],
  copy: ['id', 'caseId', 'node', 'nodeName', 'personId', 'at', 'readAt'],
  wait: [
    'id',
    'caseId',
    'node',
    'nodeName',
    'round',
    'kind',
    'state',
    'isFrozen',
    'failure',
    'openedAt',
    'closedAt',
  ],
} as const

/** Returns the next cases by id, as the read tables hold them, with their events. */
export function storedCases(db: TenantDb, after: string, limit: number) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const cases = await tx
        .selectFrom('flowCase as case')
        .innerJoin('flow', 'flow.id', 'case.flowId')
        .innerJoin('form', 'form.id', 'flow.formId')
        .where('case.id', '>', after)
        .orderBy('case.id')
        .limit(limit)
        .select(columns.case.map((column) => `case.${column}` as const))
        .select('form.publishedVersion as formState')
        .execute()
      const ids = cases.map(({ id }) => id)
      if (ids.length === 0) return { cases: [], tasks: [], copies: [], waits: [], events: [] }

      return { cases: cases.map(withText), ...(await rowsOfCases(tx, ids)) }
    })
}

/** The translations as the columns of a change write them. */
function withText<Row extends Readonly<{ translations: unknown }>>(row: Row) {
  const { translations } = row
  return { ...row, translations: translations === null ? null : canonicalJson(translations) }
}

async function rowsOfCases(tx: Tx, ids: readonly string[]) {
  const waits = await tx.selectFrom('flowWait').where('caseId', 'in', ids).select(columns.wait).execute()
  return {
    tasks: await tx.selectFrom('flowTask').where('caseId', 'in', ids).select(columns.task).execute(),
    copies: await tx.selectFrom('flowCopy').where('caseId', 'in', ids).select(columns.copy).execute(),
    waits: waits.map(({ failure, ...wait }) => ({
      ...wait,
      failure: failure === null ? null : canonicalJson(failure),
    })),
    events: await tx
      .selectFrom('flowEvent')
      .where('caseId', 'in', ids)
      .select(['caseId', 'sequence', 'body', 'hash'])
      .orderBy('caseId')
      .orderBy('sequence')
      .execute(),
  }
}

export type StoredCases = Awaited<ReturnType<typeof storedCases>>
