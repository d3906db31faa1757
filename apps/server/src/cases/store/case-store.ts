import { prepared, preparedPostRows, preparedRead, type Reader, type Tx } from '@signet/db'
import type { CaseState } from '@signet/flow'
import { sql } from 'kysely'
import type {
  CaseColumns,
  CopyColumns,
  EventColumns,
  TaskColumns,
  TitleColumns,
  WaitColumns,
} from './case-columns.ts'

export type StoredCase = NonNullable<Awaited<ReturnType<typeof findCase>>>

type CaseKey = { caseId: string }
// `for update` would block on notices, which hold a key lock on the case; no one changes that key.
const locked = preparedRead((tx, { caseId }: CaseKey) =>
  cases(tx).where('case.id', '=', caseId).forNoKeyUpdate('case'),
)
const looked = prepared((tx, { caseId }: CaseKey) => cases(tx).where('case.id', '=', caseId))

/** Locks a case and reads it as the previous holder of the lock left it. */
export async function lockCase(tx: Tx, caseId: string): Promise<StoredCase | undefined> {
  return (await queueLock(tx, caseId))()
}

/** Queues the lock for the next statement; the returned function resolves to the case. */
export async function queueLock(tx: Tx, caseId: string): Promise<() => Promise<StoredCase | undefined>> {
  const answer = await locked(tx, { caseId })
  return async () => (await answer())[0]
}

export async function findCase(tx: Reader, caseId: string) {
  return (await looked(tx, { caseId }))[0]
}

/** Parses the stored state: canonical JSON that only `insertCase` and `updateCase` write. */
export function stateOf({ state }: Pick<StoredCase, 'state'>): CaseState {
  return JSON.parse(state) as CaseState
}

function cases(tx: Reader) {
  return tx
    .selectFrom('flowCase as case')
    .innerJoin('flow', 'flow.id', 'case.flowId')
    .innerJoin('form', 'form.id', 'flow.formId')
    .select([
      'case.id',
      'case.flowId',
      'case.flowVersionId',
      'case.recordId',
      'case.starterId',
      'case.state',
      'case.sequence',
      'case.lastHash',
      'flow.name as flowName',
      'flow.icon',
      'flow.iconColor',
      'flow.publishedVersionId',
      'form.publishedVersion as formState',
    ])
    .select((row) => {
      const on = row.selectFrom('webhook').where('isOn', '=', true).select('id')
      return sql<boolean>`exists (${on})`.as('hasWebhooks')
    })
}

/** All rows that one transition writes for a case. */
export type CaseRows = Readonly<{
  case: CaseColumns
  events: readonly EventColumns[]
  /** Tasks that the transition opened, and earlier ones that it changed. */
  tasks: readonly TaskColumns[]
  changedTasks: readonly TaskColumns[]
  copies: readonly CopyColumns[]
  waits: readonly WaitColumns[]
  titles: readonly TitleColumns[]
}>

/** Facts about a case that never change. */
export type CaseOrigin = Readonly<{ flowId: string; recordId: string; departmentId: string | null }>

type Rows = Omit<CaseRows, 'case'>

const inserted = preparedPostRows((tx, values: CaseColumns & CaseOrigin, rows: Rows) =>
  withRows(tx, rows)
    .insertInto('flowCase')
    .values({
      ...caseSet(values),
      id: values.id,
      flowId: values.flowId,
      recordId: values.recordId,
      departmentId: values.departmentId,
    }),
)
const updated = preparedPostRows((tx, values: CaseColumns, rows: Rows) =>
  withRows(tx, rows).updateTable('flowCase').set(caseSet(values)).where('id', '=', values.id),
)
const added = preparedPostRows((tx, _values: Readonly<Record<string, never>>, rows: Rows) =>
  withRows(tx, rows).selectNoFrom(sql`1`.as('added')),
)

/** Inserts a new case with its first events in one statement. */
export async function insertCase(tx: Tx, birth: CaseOrigin, written: CaseRows): Promise<void> {
  await inserted(tx, { ...birth, ...written.case }, rowsOf(written))
  await insertRemainingRows(tx, written)
}

/** Updates a case that the caller has locked, in one statement. */
export async function updateCase(tx: Tx, written: CaseRows): Promise<void> {
  await updated(tx, written.case, rowsOf(written))
  await insertRemainingRows(tx, written)
}

/** Sets the department whose statistics count the case: that of its starter. */
export async function updateDepartment(tx: Tx, caseId: string, departmentId: string | null): Promise<void> {
  await tx.updateTable('flowCase').set({ departmentId }).where('id', '=', caseId).execute()
}

/** Rows per table in one statement; PostgreSQL binds at most 65,535 values. */
const most = 500

function rowsOf({ events, tasks, changedTasks, copies, waits, titles }: CaseRows, from = 0): Rows {
  const to = from + most
  return {
    events: events.slice(from, to),
    tasks: tasks.slice(from, to),
    changedTasks: changedTasks.slice(from, to),
    copies: copies.slice(from, to),
    waits: waits.slice(from, to),
    titles: titles.slice(from, to),
  }
}

/** Some notices go to every member of the tenant, so that one statement may not hold all rows. */
async function insertRemainingRows(tx: Tx, written: CaseRows): Promise<void> {
  const { case: _, ...rows } = written
  const longest = Math.max(...Object.values(rows).map(({ length }) => length))
  for (let from = most; from < longest; from += most) await added(tx, {}, rowsOf(written, from))
}

/** Deletes the tables without a foreign key to the case; the rest cascades. */
export async function deleteCase(tx: Tx, caseId: string): Promise<void> {
  for (const table of ['flowEvent', 'flowTask', 'notice', 'caseTitle'] as const)
    await tx.deleteFrom(table).where('caseId', '=', caseId).execute()
  await tx.deleteFrom('flowCase').where('id', '=', caseId).execute()
}

function caseSet(values: CaseColumns) {
  return {
    flowVersionId: values.flowVersionId,
    starterId: values.starterId,
    launcherId: values.launcherId,
    title: values.title,
    status: values.status,
    urgency: values.urgency,
    nodeName: values.nodeName,
    translations: values.translations,
    holders: values.holders,
    heldSince: values.heldSince,
    dueAt: values.dueAt,
    overdueSince: values.overdueSince,
    state: values.state,
    sequence: values.sequence,
    lastHash: values.lastHash,
    keyValues: values.keyValues,
    launchedAt: values.launchedAt,
    endedAt: values.endedAt,
    changedAt: values.changedAt,
    listedAt: values.listedAt,
    deletedAt: values.deletedAt,
    revokes: values.revokes,
    archivedAt: values.archivedAt,
    exceptionSince: values.exceptionSince,
  }
}

type Creator = Pick<Tx, 'with' | 'insertInto' | 'updateTable' | 'selectNoFrom'>

function withRows(tx: Creator, { events, tasks, changedTasks, copies, waits, titles }: Rows): Creator {
  const withAllTasks = withChangedTasks(withTasks(withEvents(tx, events), tasks), changedTasks)
  return withTitles(withWaits(withCopies(withAllTasks, copies), waits), titles)
}

function withEvents(tx: Creator, events: Rows['events']): Creator {
  if (events.length === 0) return tx
  return tx.with('events', (into) =>
    into
      .insertInto('flowEvent')
      .values([...events])
      .returning('sequence'),
  )
}

function withTasks(tx: Creator, tasks: Rows['tasks']): Creator {
  if (tasks.length === 0) return tx
  return tx.with('tasks', (into) =>
    into
      .insertInto('flowTask')
      .values([...tasks])
      .returning('id'),
  )
}

/**
 * An update costs less than an insert that finds its row, which locks it and writes a tuple to take back. The
 * tasks are of one case, whose name keeps every plan on the index.
 */
function withChangedTasks(tx: Creator, tasks: Rows['changedTasks']): Creator {
  const caseId = tasks[0]?.caseId
  if (caseId === undefined) return tx
  const rows = tasks.map(
    (task) => sql`(${task.id}::text, ${task.stage}::text, ${task.decision}::text,
      ${task.isReturned}::boolean, ${task.opinion}::text, ${task.openedAt}::timestamptz,
      ${task.closedAt}::timestamptz, ${task.list}::text, ${task.listedAt}::timestamptz,
      ${task.dueAt}::timestamptz, ${task.overdueSince}::timestamptz)`,
  )
  return tx.with('changed_tasks', (into) =>
    into
      .updateTable('flowTask')
      .from(
        sql<Pick<TaskColumns, 'id'>>`(values ${sql.join(rows)})`.as<'changed'>(
          sql`changed (id, stage, decision, is_returned, opinion, opened_at, closed_at, list, listed_at,
            due_at, overdue_since)`,
        ),
      )
      .set({
        stage: sql`changed.stage`,
        decision: sql`changed.decision`,
        isReturned: sql`changed.is_returned`,
        openedAt: sql`changed.opened_at`,
        closedAt: sql`changed.closed_at`,
        list: sql`changed.list`,
        listedAt: sql`changed.listed_at`,
        dueAt: sql`changed.due_at`,
        overdueSince: sql`changed.overdue_since`,
        // A decision that is taken back loses its opinion.
        opinion: sql`case when changed.decision is null then ''
          when changed.opinion <> '' then changed.opinion else flow_task.opinion end`,
        draftOpinion: sql`case when changed.closed_at is null then flow_task.draft_opinion else '' end`,
      })
      .where('flowTask.caseId', '=', caseId)
      .where(sql<boolean>`flow_task.id = changed.id`)
      .returning('flowTask.id'),
  )
}

function withCopies(tx: Creator, copies: Rows['copies']): Creator {
  if (copies.length === 0) return tx
  return tx.with('copies', (into) =>
    into
      .insertInto('flowCopy')
      .values([...copies])
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ at: sql`excluded.at`, readAt: sql`excluded.read_at` }),
      )
      .returning('id'),
  )
}

/** A wait that opens or is retried is due at once. */
function withWaits(tx: Creator, waits: Rows['waits']): Creator {
  if (waits.length === 0) return tx

  return tx.with('waits', (into) =>
    into
      .insertInto('flowWait')
      .values(waits.map((wait) => ({ ...wait, nextAttemptAt: wait.openedAt })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          state: sql`excluded.state`,
          isFrozen: sql`excluded.is_frozen`,
          failure: sql`excluded.failure`,
          closedAt: sql`excluded.closed_at`,
          attempts: sql`case when flow_wait.state = 'failed' then 0 else flow_wait.attempts end`,
          nextAttemptAt: sql`case when flow_wait.state = 'failed' then excluded.next_attempt_at
            else flow_wait.next_attempt_at end`,
        }),
      )
      .returning('id'),
  )
}

function withTitles(tx: Creator, titles: Rows['titles']): Creator {
  if (titles.length === 0) return tx
  return tx.with('titles', (into) =>
    into
      .insertInto('caseTitle')
      .values([...titles])
      .onConflict((conflict) =>
        conflict.column('caseId').doUpdateSet({ title: sql`excluded.title`, words: sql`excluded.words` }),
      )
      .returning('caseId'),
  )
}
