import { containsPattern, type TenantTables } from '@signet/db'
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely'
import { casesTitled } from '../../../cases/store/cases-titled.ts'
import { isCategoryWithin } from '../../../publication/index.ts'

type Status = TenantTables['flowCase']['status']
type Urgency = TenantTables['flowCase']['urgency']

export type ListFilters = Readonly<{
  keyword?: string | undefined
  caseId?: string | undefined
  flowId?: string | undefined
  category?: string | undefined
  starterId?: string | undefined
  departmentId?: string | undefined
  holderId?: string | undefined
  node?: string | undefined
  urgency?: readonly Urgency[] | undefined
  status?: readonly Status[] | undefined
  decision?: readonly string[] | undefined
  isRead?: 'yes' | 'no' | undefined
  isReturned?: 'yes' | 'no' | undefined
  isAssist?: 'yes' | 'no' | undefined
  isOverdue?: 'yes' | 'no' | undefined
  hasException?: 'yes' | 'no' | undefined
  from?: string | undefined
  to?: string | undefined
  order?: 'newest' | 'oldest' | undefined
}>

/** The filters with the flows whose names match the keyword. */
export type CaseQuestion = ListFilters & Readonly<{ namedFlows: readonly string[] }>

type Entry = {
  caseId: string
  decision: string | null
  isRead: boolean
  isReturned: boolean
  isAssist: boolean
  overdueSince: string | null
  at: string
}
type Where = ExpressionBuilder<TenantTables & { entry: Entry }, 'entry'>
type Cases = ExpressionBuilder<TenantTables & { entry: Entry }, 'flowCase'>
type Test = Expression<SqlBool>

/** Returns the conditions of a list's filters; cases are joined only if a filter needs them. */
export function filtersOf(filters: CaseQuestion) {
  return (where: Where): Test =>
    where.and([...onWords(where, filters), ...onCase(where, filters), ...onEntry(where, filters)])
}

function onCase(where: Where, filters: ListFilters): Test[] {
  const cases = where
    .selectFrom('flowCase')
    .whereRef('flowCase.id', '=', 'entry.caseId')
    .select('flowCase.id')
  if (testsOfCase(expressionBuilder(), filters).length === 0) return []
  return [where.exists(cases.where((inCase) => inCase.and(testsOfCase(inCase, filters))))]
}

function testsOfCase(where: Cases, filters: ListFilters): Test[] {
  const { flowId, category, starterId, departmentId, holderId, urgency, status } = filters
  return [
    ...(flowId ? [where('flowId', '=', flowId)] : []),
    ...(category
      ? [
          where(
            'flowId',
            'in',
            flowsWhere(where, () => isCategoryWithin('flow', category)),
          ),
        ]
      : []),
    ...(starterId ? [where('starterId', '=', starterId)] : []),
    ...(departmentId ? [where('departmentId', '=', departmentId)] : []),
    ...(holderId ? [sql<SqlBool>`${holderId} = any(${where.ref('holders')})`] : []),
    ...(urgency?.length ? [where('urgency', 'in', urgency)] : []),
    ...(status?.length ? [where('status', 'in', status)] : []),
    ...atNode(where, filters),
    ...inNeed(where, filters),
  ]
}

function atNode(where: Cases, { node }: ListFilters): Test[] {
  if (!node) return []
  const visit = where
    .selectFrom('flowTask')
    .whereRef('flowTask.caseId', '=', 'flowCase.id')
    .where('flowTask.node', '=', node)
    .where('flowTask.stage', '!=', 'waiting')
  return [where.exists(visit.select('flowTask.id'))]
}

function inNeed(where: Cases, { hasException }: ListFilters): Test[] {
  return hasException ? [where('exceptionSince', hasException === 'yes' ? 'is not' : 'is', null)] : []
}

function onEntry(where: Where, filters: ListFilters): Test[] {
  const { caseId, decision, isRead, isReturned, isAssist, isOverdue, from, to } = filters
  return [
    ...(caseId ? [where('entry.caseId', '=', caseId)] : []),
    ...(decision?.length ? [where('entry.decision', 'in', decision)] : []),
    ...(isRead ? [where('entry.isRead', '=', isRead === 'yes')] : []),
    ...(isReturned ? [where('entry.isReturned', '=', isReturned === 'yes')] : []),
    ...(isAssist ? [where('entry.isAssist', '=', isAssist === 'yes')] : []),
    ...(isOverdue ? [where('entry.overdueSince', isOverdue === 'yes' ? 'is not' : 'is', null)] : []),
    ...(from ? [where('entry.at', '>=', from)] : []),
    ...(to ? [where('entry.at', '<=', to)] : []),
  ]
}

/**
 * Matches the title, the values of the card, the flow, the starter or an assignee; names also by pinyin. Each is a
 * separate condition, so that an index finds few cases however long the list is.
 */
function onWords(where: Where, { keyword, namedFlows }: CaseQuestion): Test[] {
  if (!keyword) return []

  const pattern = containsPattern(keyword)
  const people = where
    .selectFrom('person')
    .where((any) => any.or([any('name', 'ilike', pattern), any('pinyin', 'ilike', pattern)]))
  const ofFlows = where
    .selectFrom('flowCase as ofFlow')
    .where(sql<SqlBool>`of_flow.flow_id = any(${[...namedFlows]}::text[])`)
    .select('ofFlow.id as caseId')
  const ofStarters = people
    .innerJoin('flowCase as ofStarter', 'ofStarter.starterId', 'person.id')
    .select('ofStarter.id as caseId')
  const ofAssignees = people
    .innerJoin('flowTask as ofAssignee', 'ofAssignee.personId', 'person.id')
    .where('ofAssignee.list', 'in', ['toSign', 'toDo', 'doing'])
    .select('ofAssignee.caseId')
  const titled = casesTitled(keyword)
  return [where('entry.caseId', 'in', titled.unionAll(ofFlows).unionAll(ofStarters).unionAll(ofAssignees))]
}

function flowsWhere(where: Cases, is: (flow: ExpressionBuilder<TenantTables, 'flow'>) => Test) {
  return where.selectFrom('flow').where(is).select('flow.id')
}
