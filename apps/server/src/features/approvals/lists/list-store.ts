import { type ListName, mostCounted } from '@signet/contract'
import { newestFirst, type Reader, type TenantTables, totalOf } from '@signet/db'
import { type AliasedExpression, type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Agency } from '../../../cases/on-behalf.ts'
import type { PageRange } from '../../../http/page.ts'
import { matchesText } from '../../../people/directory/index.ts'
import { everyFlowName } from '../../../publication/index.ts'
import { type CaseQuestion, filtersOf, type ListFilters } from './list-filters-store.ts'

type Stage = 'toSign' | 'toDo' | 'doing' | 'done'
type TaskList = Stage | 'pending'
type Decision = 'agreed' | 'rejected' | 'handled' | 'returned' | 'transferred' | 'assisted'

/**
 * A row of a list: a task, a copy, or a case. `node` is the node through which the reader sees the case.
 */
type ListedRow = {
  rowId: string
  caseId: string
  taskId: string | null
  /** Holder of the task. */
  taskPersonId: string | null
  node: string | null
  rowNodeName: string
  decision: Decision | null
  /** Stage of the task. */
  stage: Stage | null
  isReturned: boolean
  /** The task was opened to help its holder. */
  isAssist: boolean
  dueAt: string | null
  overdueSince: string | null
  isRead: boolean
  at: string
}

/**
 * `agencies` let the person decide for others now; the open tasks of those people appear in the same list.
 */
export type ListOwner = Readonly<{ personId: string; agencies: readonly Agency[] }>
export type ListScope = (ListOwner & Readonly<{ list: ListName }>) | 'everybody'

/**
 * Returns a page of a list, newest first unless asked otherwise. Case columns are read for the page's rows only; the total is not
 * counted when the page implies it, or when the page follows another by cursor.
 */
export async function listRows(tx: Reader, whose: ListScope, filters: ListFilters, range: PageRange) {
  const asked = await withNamedFlows(tx, filters)
  const rows = await pageOf(tx, whose, asked, range)
  const isLast = range.after === null && rows.length < range.limit && (rows.length > 0 || range.offset === 0)
  const total = isLast ? range.offset + rows.length : await totalOf(tx, range, listed(tx, whose, asked))
  return { rows, total }
}

const cardColumns = [
  'entry.rowId',
  'entry.caseId',
  'entry.taskId',
  'entry.taskPersonId',
  'entry.node',
  'entry.rowNodeName',
  'entry.decision',
  'entry.stage',
  'entry.isReturned',
  'entry.isAssist',
  'entry.dueAt',
  'entry.overdueSince',
  'entry.isRead',
  'entry.at',
  'case.title',
  'case.status',
  'case.urgency',
  'case.starterId',
  'case.launcherId',
  'case.nodeName',
  'case.translations',
  'case.holders',
  'case.heldSince',
  'case.keyValues',
  'case.launchedAt',
  'case.flowVersionId',
  'case.revokes',
  'flow.id as flowId',
  'flow.name as flowName',
  'flow.icon',
  'flow.iconColor',
  'form.publishedVersion as formState',
] as const

/** Resolves the flows whose names match the keyword in Chinese or pinyin: they are few, their cases are not. */
async function withNamedFlows(tx: Reader, filters: ListFilters): Promise<CaseQuestion> {
  const { keyword } = filters
  if (!keyword) return { ...filters, namedFlows: [] }

  const flows = await tx.selectFrom('flow').select(['id', 'name', 'translations']).execute()
  return {
    ...filters,
    namedFlows: flows
      .filter((flow) => everyFlowName(flow).some((name) => matchesText(name, keyword)))
      .map(({ id }) => id),
  }
}

function pageOf(tx: Reader, whose: ListScope, filters: CaseQuestion, range: PageRange) {
  const { order = 'newest' } = filters
  const direction = order === 'newest' ? 'desc' : 'asc'
  const page = listed(tx, whose, filters)
    .selectAll('entry')
    .$call(newestFirst(range, { at: 'entry.at', id: 'entry.rowId', order }))
  return tx
    .selectFrom(page.as('entry'))
    .innerJoin('flowCase as case', 'case.id', 'entry.caseId')
    .innerJoin('flow', 'flow.id', 'case.flowId')
    .innerJoin('form', 'form.id', 'flow.formId')
    .select(cardColumns)
    .orderBy('entry.at', direction)
    .orderBy('entry.rowId', direction)
    .execute()
}

export type ListRow = Awaited<ReturnType<typeof pageOf>>[number]

function listed(tx: Reader, whose: ListScope, filters: CaseQuestion) {
  return tx.selectFrom(entries(tx, whose)).where(filtersOf(filters))
}

function entries(tx: Reader, whose: ListScope): AliasedExpression<ListedRow, 'entry'> {
  if (whose === 'everybody') return caseEntries(tx).$castTo<ListedRow>().as('entry')

  const { list, personId } = whose
  switch (list) {
    case 'launched':
      return caseEntries(tx).where(isLaunchedBy(personId)).$castTo<ListedRow>().as('entry')
    case 'circulated':
      return copyEntries(tx, personId)
    default:
      return taskEntries(tx, whose, list)
  }
}

/** Their own cases, and those they launched for someone else. */
function isLaunchedBy(personId: string) {
  return (where: ExpressionBuilder<TenantTables, 'flowCase'>) =>
    where.or([where('starterId', '=', personId), where('launcherId', '=', personId)])
}

function caseEntries(tx: Reader) {
  return tx
    .selectFrom('flowCase')
    .where('deletedAt', 'is', null)
    .select([
      'id as rowId',
      'id as caseId',
      sql`null::text`.as('taskId'),
      sql`null::text`.as('taskPersonId'),
      sql`null::text`.as('node'),
      'nodeName as rowNodeName',
      sql`null::text`.as('decision'),
      sql`null::text`.as('stage'),
      sql`status = 'returned'`.as('isReturned'),
      sql`false`.as('isAssist'),
      sql`null::timestamptz`.as('dueAt'),
      'overdueSince',
      sql`true`.as('isRead'),
      'listedAt as at',
    ])
}

function taskEntries(tx: Reader, mine: ListOwner, list: TaskList): AliasedExpression<ListedRow, 'entry'> {
  return tx
    .selectFrom('flowTask')
    .where((where) => inListOf(where, mine, list))
    .select([
      'id as rowId',
      'caseId',
      'id as taskId',
      'personId as taskPersonId',
      'node',
      'nodeName as rowNodeName',
      'decision',
      'list as stage',
      'isReturned',
      'isAssist',
      'dueAt',
      'overdueSince',
      sql`true`.as('isRead'),
      'listedAt as at',
    ])
    .$castTo<ListedRow>()
    .as('entry')
}

const openStages = ['toSign', 'toDo', 'doing'] as const

/**
 * A done task stays with its holder; an open one is also listed for agents, except on their own request.
 */
function inListOf(where: ExpressionBuilder<TenantTables, 'flowTask'>, mine: ListOwner, list: TaskList) {
  const { personId, agencies } = mine
  const own = where('personId', '=', personId)
  const others =
    list === 'done'
      ? []
      : agencies.map((agency) =>
          where.and([
            where('personId', '=', agency.principal),
            where.exists(
              where
                .selectFrom('flowCase')
                .whereRef('flowCase.id', '=', 'flowTask.caseId')
                .where('flowCase.starterId', '<>', personId)
                .$if(agency.flows !== 'all', (cases) =>
                  cases.where('flowCase.flowId', 'in', agency.flows === 'all' ? [] : [...agency.flows]),
                )
                .select('flowCase.id'),
            ),
          ]),
        )
  const inStage = list === 'pending' ? where('list', 'in', openStages) : where('list', '=', list)
  return where.and([inStage, where.or([own, ...others])])
}

function copyEntries(tx: Reader, personId: string): AliasedExpression<ListedRow, 'entry'> {
  return tx
    .selectFrom('flowCopy')
    .where('personId', '=', personId)
    .select([
      'id as rowId',
      'caseId',
      sql`null::text`.as('taskId'),
      sql`null::text`.as('taskPersonId'),
      'node',
      'nodeName as rowNodeName',
      sql`null::text`.as('decision'),
      sql`null::text`.as('stage'),
      sql`false`.as('isReturned'),
      sql`false`.as('isAssist'),
      sql`null::timestamptz`.as('dueAt'),
      sql`null::timestamptz`.as('overdueSince'),
      sql`read_at is not null`.as('isRead'),
      'at',
    ])
    .$castTo<ListedRow>()
    .as('entry')
}

type Rows<Tables extends keyof Db, Db> = SelectQueryBuilder<Db, Tables, object>

/** Counts the rows of each list of a person in one statement, up to `mostCounted`. */
export async function countLists(tx: Reader, mine: ListOwner) {
  const { personId } = mine
  const counted = await tx
    .selectNoFrom((select) => {
      const cases = select.selectFrom('flowCase').where(isLaunchedBy(personId)).where('deletedAt', 'is', null)
      const tasks = (list: TaskList) =>
        select.selectFrom('flowTask').where((where) => inListOf(where, mine, list))
      const overdue = select
        .selectFrom('flowTask')
        .where((where) => inListOf(where, mine, 'pending'))
        .where('overdueSince', 'is not', null)
      const copies = select.selectFrom('flowCopy').where('personId', '=', personId)
      const count = <Tables extends keyof Db, Db>(rows: Rows<Tables, Db>) =>
        select
          .selectFrom(rows.select(sql`1`.as('one')).limit(mostCounted).as('counted'))
          .select((all) => all.fn.countAll<string>().as('count'))
      return [
        count(cases).as('launched'),
        count(cases.where('status', '=', 'running')).as('launchedRunning'),
        count(cases.where('status', '=', 'returned')).as('launchedReturned'),
        count(tasks('pending')).as('pending'),
        count(tasks('toSign')).as('toSign'),
        count(tasks('toDo')).as('toDo'),
        count(tasks('doing')).as('doing'),
        count(tasks('done')).as('done'),
        count(overdue).as('overdue'),
        count(cases.where('overdueSince', 'is not', null)).as('launchedOverdue'),
        count(copies).as('circulated'),
        count(copies.where('readAt', 'is', null)).as('circulatedUnread'),
      ]
    })
    .executeTakeFirstOrThrow()
  return counted
}
