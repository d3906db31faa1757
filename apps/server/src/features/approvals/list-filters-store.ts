import type { TenantTables } from '@signet/db'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'

type Status = TenantTables['flowCase']['status']
type Urgency = TenantTables['flowCase']['urgency']

export type ListFilters = Readonly<{
  keyword?: string | undefined
  flowId?: string | undefined
  category?: string | undefined
  starterId?: string | undefined
  departmentId?: string | undefined
  holderId?: string | undefined
  urgency?: readonly Urgency[] | undefined
  status?: readonly Status[] | undefined
  decision?: readonly string[] | undefined
  isRead?: 'yes' | 'no' | undefined
  isReturned?: 'yes' | 'no' | undefined
  from?: string | undefined
  to?: string | undefined
}>

type Tables = {
  case: TenantTables['flowCase']
  flow: TenantTables['flow']
  person: TenantTables['person']
  entry: { decision: string | null; isRead: boolean; isReturned: boolean; at: string }
}
type Where = ExpressionBuilder<Tables, 'case' | 'flow' | 'entry'>
type Test = Expression<SqlBool>

/** What a row must be to stay in the list; an absent filter asks nothing. */
export function filtersOf(filters: ListFilters) {
  return (where: Where): Test => where.and([...onCase(where, filters), ...onEntry(where, filters)])
}

function onCase(where: Where, filters: ListFilters): Test[] {
  const { keyword, flowId, category, starterId, departmentId, holderId, urgency, status } = filters
  return [
    ...(flowId ? [where('case.flowId', '=', flowId)] : []),
    ...(category ? [where('flow.category', '=', category)] : []),
    ...(starterId ? [where('case.starterId', '=', starterId)] : []),
    ...(departmentId ? [where('case.departmentId', '=', departmentId)] : []),
    ...(holderId ? [sql<SqlBool>`${holderId} = any(${where.ref('case.holders')})`] : []),
    ...(urgency?.length ? [where('case.urgency', 'in', urgency)] : []),
    ...(status?.length ? [where('case.status', 'in', status)] : []),
    ...(keyword ? [mentions(where, keyword)] : []),
  ]
}

function onEntry(where: Where, { decision, isRead, isReturned, from, to }: ListFilters): Test[] {
  return [
    ...(decision?.length ? [where('entry.decision', 'in', decision)] : []),
    ...(isRead ? [where('entry.isRead', '=', isRead === 'yes')] : []),
    ...(isReturned ? [where('entry.isReturned', '=', isReturned === 'yes')] : []),
    ...(from ? [where('entry.at', '>=', from)] : []),
    ...(to ? [where('entry.at', '<=', to)] : []),
  ]
}

/** In the title, the flow's name, or the starter's name as written or as spelled. */
function mentions(where: Where, keyword: string): Test {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return where.or([
    where('case.title', 'ilike', pattern),
    where('flow.name', 'ilike', pattern),
    where.exists(
      where
        .selectFrom('person')
        .whereRef('person.id', '=', 'case.starterId')
        .where((starter) =>
          starter.or([starter('person.name', 'ilike', pattern), starter('person.pinyin', 'ilike', pattern)]),
        )
        .select('person.id'),
    ),
  ])
}
