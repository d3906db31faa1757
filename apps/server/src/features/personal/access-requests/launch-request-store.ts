import type { launchRequestStates } from '@signet/contract'
import {
  containsPattern,
  isNamedLike,
  newestFirst,
  type Reader,
  type TenantTables,
  totalOf,
} from '@signet/db'
import { type ExpressionBuilder, sql } from 'kysely'
import type { PageRange } from '../../../http/page.ts'

export type LaunchRequestState = (typeof launchRequestStates)[number]

type LaunchRequestFilter = Readonly<{
  state?: LaunchRequestState | undefined
  flowId?: string | undefined
  personId?: string | undefined
  keyword?: string | undefined
  /** People whom the keyword names. */
  named: readonly string[]
}>

/** Returns a page of the requests to start a flow that there is, newest first. */
export async function launchRequestRows(tx: Reader, range: PageRange, filter: LaunchRequestFilter) {
  const rows = await ofFlows(tx)
    .where(matches(filter))
    .$call(newestFirst(range, { at: 'accessRequest.askedAt', id: 'accessRequest.id' }))
    .execute()
  return { rows, total: await totalOf(tx, range, joined(tx).where(matches(filter))) }
}

/** Returns a request to start a flow; undefined for other ids, and where the flow is of nothing. */
export function findLaunchRequest(tx: Reader, id: string) {
  return ofFlows(tx).where('accessRequest.id', '=', id).executeTakeFirst()
}

/** Requests for ids of nothing are left out. */
function joined(tx: Reader) {
  return tx
    .selectFrom('accessRequest')
    .innerJoin('flow', 'flow.id', 'accessRequest.subjectId')
    .where('accessRequest.kind', '=', 'flow')
}

function ofFlows(tx: Reader) {
  return joined(tx).select([
    'accessRequest.id',
    'accessRequest.subjectId as flowId',
    'accessRequest.personId',
    'accessRequest.reason',
    'accessRequest.askedAt',
    'accessRequest.expiresAt',
    'accessRequest.outcome',
    'accessRequest.answeredBy',
    'accessRequest.answeredAt',
    'accessRequest.answerReason',
    'flow.name',
    'flow.translations',
    'flow.publishedVersionId',
  ])
}

type Where = ExpressionBuilder<TenantTables, 'accessRequest' | 'flow'>

function matches({ state, flowId, personId, keyword, named }: LaunchRequestFilter) {
  return (where: Where) =>
    where.and([
      ...(state ? [isIn(where, state)] : []),
      ...(flowId ? [where('subjectId', '=', flowId)] : []),
      ...(personId ? [where('personId', '=', personId)] : []),
      ...(keyword ? [where.or([isFlowCalled(keyword), isOneOf(named)])] : []),
    ])
}

function isIn(where: Where, state: LaunchRequestState) {
  return state === 'open' ? where('outcome', 'is', null) : where('outcome', '=', state)
}

function isFlowCalled(keyword: string) {
  const names = sql`jsonb_path_query_array(flow.translations, '$.*.name')`
  return sql<boolean>`(${isNamedLike('flow.name', keyword)} or ${names}::text ilike ${containsPattern(keyword)})`
}

function isOneOf(people: readonly string[]) {
  return sql<boolean>`access_request.person_id = any (${people})`
}
