import type { Reader, TenantTables } from '@signet/db'
import type { SideSettings } from '@signet/flow'
import { type ExpressionBuilder, sql } from 'kysely'

type PastCaseQuery = Readonly<{
  caseId: string
  flowId: string
  starterId: string
  range: PastRange
  now: string
  limit: number
  /** Restricts to cases on which this person has a role; all if undefined. */
  readerId: string | undefined
}>

const lengths: Readonly<Record<PastRange, string | undefined>> = {
  week: '7 days',
  month: '1 month',
  halfYear: '6 months',
  year: '1 year',
  all: undefined,
}

/** Returns launched cases of one person in one flow, except this one. */
export async function earlierCases(
  tx: Reader,
  { caseId, flowId, starterId, range, now, limit, readerId }: PastCaseQuery,
) {
  const length = lengths[range]
  const rows = await tx
    .selectFrom('flowCase as case')
    .where('case.flowId', '=', flowId)
    .where('case.starterId', '=', starterId)
    .where('case.id', '!=', caseId)
    .where('case.deletedAt', 'is', null)
    .where('case.revokes', 'is', null)
    .where('case.status', '!=', 'draft')
    .$if(length !== undefined, (query) =>
      query.where('case.launchedAt', '>=', sql<string>`${now}::timestamptz - ${length}::interval`),
    )
    .$if(readerId !== undefined, (query) => query.where((where) => isOnCase(where, readerId ?? '')))
    .where('case.launchedAt', 'is not', null)
    .select(['case.id as caseId', 'case.title', 'case.translations', 'case.status', 'case.launchedAt'])
    .$narrowType<{ launchedAt: string }>()
    .orderBy('case.launchedAt', 'desc')
    .orderBy('case.id', 'desc')
    .limit(limit)
    .execute()
  return rows
}

type Cases = TenantTables & { case: TenantTables['flowCase'] }

function isOnCase(where: ExpressionBuilder<Cases, 'case'>, personId: string) {
  const tasks = where
    .selectFrom('flowTask')
    .whereRef('flowTask.caseId', '=', 'case.id')
    .where('flowTask.personId', '=', personId)
    .where('flowTask.stage', '!=', 'waiting')
  const copies = where
    .selectFrom('flowCopy')
    .whereRef('flowCopy.caseId', '=', 'case.id')
    .where('flowCopy.personId', '=', personId)
  return where.or([
    where('case.starterId', '=', personId),
    where('case.launcherId', '=', personId),
    where.exists(tasks),
    where.exists(copies),
  ])
}

/** How far back earlier cases go. */
export type PastRange = Exclude<SideSettings['past'], 'none'>
