import type { Tx } from '@signet/db'
import type { CaseState } from '@signet/flow'
import { sql } from 'kysely'
import type { CaseColumns, CopyColumns, EventColumns, TaskColumns } from './case-columns.ts'

export type StoredCase = NonNullable<Awaited<ReturnType<typeof findCase>>>

/** Whoever wants to change a case waits here for whoever was first, and then sees what that one did. */
export async function lockCase(tx: Tx, caseId: string): Promise<StoredCase | undefined> {
  return cases(tx).where('case.id', '=', caseId).forUpdate('case').executeTakeFirst()
}

export async function findCase(tx: Tx, caseId: string) {
  return cases(tx).where('case.id', '=', caseId).executeTakeFirst()
}

/** The state that a case was stored with: the canonical JSON of a fold, written by `insertCase` and `updateCase` only. */
export function stateOf({ state }: Pick<StoredCase, 'state'>): CaseState {
  return JSON.parse(state) as CaseState
}

function cases(tx: Tx) {
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
}

/** Everything that one transition writes about a case. */
export type Written = Readonly<{
  case: CaseColumns
  events: readonly EventColumns[]
  tasks: readonly TaskColumns[]
  copies: readonly CopyColumns[]
}>

/** What is known of a case once and for all. */
export type Birth = Readonly<{ flowId: string; recordId: string; departmentId: string | null }>

/** A new case with its first events, in one statement. */
export async function insertCase(tx: Tx, birth: Birth, written: Written): Promise<void> {
  await withRows(tx, written)
    .insertInto('flowCase')
    .values({ ...birth, ...written.case })
    .execute()
}

/** What happened to a case that the caller has locked, in one statement. */
export async function updateCase(tx: Tx, written: Written): Promise<void> {
  const { id, ...columns } = written.case
  await withRows(tx, written).updateTable('flowCase').set(columns).where('id', '=', id).execute()
}

export async function deleteCase(tx: Tx, caseId: string): Promise<void> {
  await tx.deleteFrom('flowCase').where('id', '=', caseId).execute()
}

/** Events, tasks and copies; the statement has the same text however many there are. */
function withRows(tx: Tx, { events, tasks, copies }: Written) {
  return tx
    .with('events', (into) =>
      into
        .insertInto('flowEvent')
        .columns(['caseId', 'sequence', 'type', 'body', 'hash', 'at'])
        .expression(
          sql`select * from unnest(${events.map((row) => row.caseId)}::text[],
            ${events.map((row) => row.sequence)}::integer[], ${events.map((row) => row.type)}::text[],
            ${events.map((row) => row.body)}::text[], ${events.map((row) => row.hash)}::bytea[],
            ${events.map((row) => row.at)}::timestamptz[])`,
        )
        .returning('sequence'),
    )
    .with('tasks', (into) =>
      into
        .insertInto('flowTask')
        .columns([...taskColumns])
        .expression(taskRows(tasks))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({
            stage: sql`excluded.stage`,
            decision: sql`excluded.decision`,
            isReturned: sql`excluded.is_returned`,
            openedAt: sql`excluded.opened_at`,
            closedAt: sql`excluded.closed_at`,
            list: sql`excluded.list`,
            listedAt: sql`excluded.listed_at`,
            // An opinion belongs to a decision; a decision taken back leaves none.
            opinion: sql`case when excluded.decision is null then ''
              when excluded.opinion <> '' then excluded.opinion else flow_task.opinion end`,
            draftOpinion: sql`case when excluded.closed_at is null then flow_task.draft_opinion else '' end`,
          }),
        )
        .returning('id'),
    )
    .with('copies', (into) =>
      into
        .insertInto('flowCopy')
        .columns(['id', 'caseId', 'node', 'nodeName', 'personId', 'at', 'readAt'])
        .expression(
          sql`select * from unnest(${copies.map((row) => row.id)}::text[],
            ${copies.map((row) => row.caseId)}::text[], ${copies.map((row) => row.node)}::text[],
            ${copies.map((row) => row.nodeName)}::text[], ${copies.map((row) => row.personId)}::text[],
            ${copies.map((row) => row.at)}::timestamptz[], ${copies.map((row) => row.readAt)}::timestamptz[])`,
        )
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ at: sql`excluded.at`, readAt: sql`excluded.read_at` }),
        )
        .returning('id'),
    )
}

const taskColumns = [
  'id',
  'caseId',
  'node',
  'nodeName',
  'round',
  'personId',
  'stage',
  'decision',
  'isReturned',
  'opinion',
  'openedAt',
  'closedAt',
  'list',
  'listedAt',
] as const

function taskRows(tasks: readonly TaskColumns[]) {
  return sql`select * from unnest(${tasks.map((row) => row.id)}::text[],
    ${tasks.map((row) => row.caseId)}::text[], ${tasks.map((row) => row.node)}::text[],
    ${tasks.map((row) => row.nodeName)}::text[], ${tasks.map((row) => row.round)}::integer[],
    ${tasks.map((row) => row.personId)}::text[], ${tasks.map((row) => row.stage)}::text[],
    ${tasks.map((row) => row.decision)}::text[], ${tasks.map((row) => row.isReturned)}::boolean[],
    ${tasks.map((row) => row.opinion)}::text[], ${tasks.map((row) => row.openedAt)}::timestamptz[],
    ${tasks.map((row) => row.closedAt)}::timestamptz[], ${tasks.map((row) => row.list)}::text[],
    ${tasks.map((row) => row.listedAt)}::timestamptz[])`
}
