import type { DelegationView } from '@signet/contract'
import { containsPattern, type Reader, type TenantTables, totalOf } from '@signet/db'
import { type ExpressionBuilder, sql } from 'kysely'
import type { PageRange } from '../../../http/page.ts'
import { selectDelegations } from '../../../people/rights/delegation-store.ts'

type DelegationFilter = Readonly<{
  kind?: DelegationView['kind'] | undefined
  status?: DelegationView['status'] | undefined
  /** Principal or receiver. */
  personId?: string | undefined
  /** Includes delegations for all flows. */
  flowId?: string | undefined
  keyword?: string | undefined
  now: string
}>

/** Returns a page of all delegations, newest first. */
export async function listAllDelegations(tx: Reader, filter: DelegationFilter, range: PageRange) {
  const { after, offset, limit } = range
  const wanted = selectDelegations(tx).where(matchesFilter(filter))
  const rows = await wanted
    .select('delegation.createdAt')
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(delegation.created_at, delegation.id) < (${after?.at}::timestamptz, ${after?.id})`,
      ),
    )
    .orderBy('delegation.createdAt', 'desc')
    .orderBy('delegation.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await totalOf(tx, range, tx.selectFrom('delegation').where(matchesFilter(filter))) }
}

type Where = ExpressionBuilder<TenantTables, 'delegation'>

function matchesFilter({ kind, status, personId, flowId, keyword, now }: DelegationFilter) {
  return (where: Where) =>
    where.and([
      ...(kind ? [where('kind', '=', kind)] : []),
      ...(status ? [hasStatus(where, status, now)] : []),
      ...(personId ? [isOf(where, personId)] : []),
      ...(flowId ? [isAbout(where, flowId)] : []),
      ...(keyword ? [mentions(where, keyword)] : []),
    ])
}

/** SQL form of `delegationStatus`. */
function hasStatus(where: Where, status: DelegationView['status'], now: string) {
  const isAccepted = where.exists(receivers(where).where('answer', '=', 'accepted'))
  const isRefused = where.not(where.exists(receivers(where).where('answer', '<>', 'refused')))
  const isAhead = where.and([where.not(isRefused), where('stoppedAt', 'is', null), where('endsAt', '>', now)])
  switch (status) {
    case 'refused':
      return isRefused
    case 'stopped':
      return where.and([where.not(isRefused), where('stoppedAt', 'is not', null)])
    case 'over':
      return where.and([where.not(isRefused), where('stoppedAt', 'is', null), where('endsAt', '<=', now)])
    case 'waiting':
      return where.and([isAhead, where.not(isAccepted)])
    case 'toCome':
      return where.and([isAhead, isAccepted, where('startsAt', '>', now)])
    case 'active':
      return where.and([isAhead, isAccepted, where('startsAt', '<=', now)])
  }
}

function receivers(where: Where) {
  return where
    .selectFrom('delegationPerson')
    .whereRef('delegationPerson.delegationId', '=', 'delegation.id')
    .select('delegationPerson.personId')
}

function isOf(where: Where, personId: string) {
  return where.or([
    where('fromId', '=', personId),
    where.exists(receivers(where).where('personId', '=', personId)),
  ])
}

function isAbout(where: Where, flowId: string) {
  const flows = where
    .selectFrom('delegationFlow')
    .whereRef('delegationFlow.delegationId', '=', 'delegation.id')
    .select('delegationFlow.flowId')
  return where.or([
    where.not(where.exists(flows)),
    where.exists(flows.where('delegationFlow.flowId', '=', flowId)),
  ])
}

/** Matches the note, or a name on either side. */
function mentions(where: Where, keyword: string) {
  const pattern = containsPattern(keyword)
  return where.or([
    where('note', 'ilike', pattern),
    where.exists(
      where
        .selectFrom('person')
        .where((person) =>
          person.or([person('person.name', 'ilike', pattern), person('person.pinyin', 'ilike', pattern)]),
        )
        .where((person) =>
          person.or([
            person('person.id', '=', person.ref('delegation.fromId')),
            person('person.id', 'in', receivers(where)),
          ]),
        )
        .select('person.id'),
    ),
  ])
}
