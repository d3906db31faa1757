import { posted, prepared, type Tx } from '@signet/db'
import type { CaseState } from '@signet/flow'
import { sql } from 'kysely'
import type { CaseColumns, CopyColumns, EventColumns, TaskColumns } from './case-columns.ts'

export type StoredCase = NonNullable<Awaited<ReturnType<typeof findCase>>>

type OfCase = { caseId: string }
// Not `for update`: whoever writes a notice about the case holds on to its key, which nobody changes.
const locked = prepared((tx, { caseId }: OfCase) =>
  cases(tx).where('case.id', '=', caseId).forNoKeyUpdate('case'),
)
const looked = prepared((tx, { caseId }: OfCase) => cases(tx).where('case.id', '=', caseId))

/** Whoever wants to change a case waits here for whoever was first, and then sees what that one did. */
export async function lockCase(tx: Tx, caseId: string): Promise<StoredCase | undefined> {
  return (await locked(tx, { caseId }))[0]
}

export async function findCase(tx: Tx, caseId: string) {
  return (await looked(tx, { caseId }))[0]
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

type Values = CaseColumns & Columns<'event', EventColumns> & Columns<'task', TaskColumns>
type Copies = Columns<'copy', CopyColumns>
/** One array per column: however many rows there are, the statement is the same. */
type Columns<Prefix extends string, Row> = {
  [Name in keyof Row & string as `${Prefix}_${Name}`]: Row[Name][]
}

const inserted = posted((tx, values: Values & Copies & Birth) =>
  withRows(withCopies(tx, values), values)
    .insertInto('flowCase')
    .values({
      ...caseSet(values),
      id: values.id,
      flowId: values.flowId,
      recordId: values.recordId,
      departmentId: values.departmentId,
    }),
)
const updated = posted((tx, values: Values) =>
  withRows(tx, values).updateTable('flowCase').set(caseSet(values)).where('id', '=', values.id),
)
const updatedWithCopies = posted((tx, values: Values & Copies) =>
  withRows(withCopies(tx, values), values)
    .updateTable('flowCase')
    .set(caseSet(values))
    .where('id', '=', values.id),
)

/** A new case with its first events, in one statement. */
export async function insertCase(tx: Tx, birth: Birth, written: Written): Promise<void> {
  await inserted(tx, { ...birth, ...valuesOf(written), ...copiesOf(written) })
}

/** What happened to a case that the caller has locked, in one statement. */
export async function updateCase(tx: Tx, written: Written): Promise<void> {
  const values = valuesOf(written)
  if (written.copies.length === 0) await updated(tx, values)
  else await updatedWithCopies(tx, { ...values, ...copiesOf(written) })
}

/** Its events go with it; whatever else is about a case goes by foreign keys. */
export async function deleteCase(tx: Tx, caseId: string): Promise<void> {
  await tx.deleteFrom('flowEvent').where('caseId', '=', caseId).execute()
  await tx.deleteFrom('flowCase').where('id', '=', caseId).execute()
}

function valuesOf({ case: columns, events, tasks }: Written): Values {
  return {
    ...columns,
    ...transposed('event', eventColumns, events),
    ...transposed('task', taskColumns, tasks),
  }
}

function copiesOf({ copies }: Written): Copies {
  return transposed('copy', copyColumns, copies)
}

function transposed<Prefix extends string, Name extends string, Row extends Readonly<Record<Name, unknown>>>(
  prefix: Prefix,
  names: readonly Name[],
  rows: readonly Row[],
) {
  const columns = names.map((name) => [`${prefix}_${name}`, rows.map((row) => row[name])])
  return Object.fromEntries(columns) as { [One in Name as `${Prefix}_${One}`]: Row[One][] }
}

function caseSet(values: CaseColumns) {
  return {
    flowVersionId: values.flowVersionId,
    starterId: values.starterId,
    title: values.title,
    status: values.status,
    urgency: values.urgency,
    nodeName: values.nodeName,
    holders: values.holders,
    heldSince: values.heldSince,
    state: values.state,
    sequence: values.sequence,
    lastHash: values.lastHash,
    keyValues: values.keyValues,
    launchedAt: values.launchedAt,
    endedAt: values.endedAt,
    changedAt: values.changedAt,
    deletedAt: values.deletedAt,
  }
}

const eventColumns = ['caseId', 'sequence', 'type', 'body', 'hash', 'at'] as const
const copyColumns = ['id', 'caseId', 'node', 'nodeName', 'personId', 'at', 'readAt'] as const
/** Events and tasks; the statement has the same text however many there are. */
function withRows(tx: Pick<Tx, 'with'>, values: Values) {
  return tx
    .with('events', (into) =>
      into
        .insertInto('flowEvent')
        .columns([...eventColumns])
        .expression(
          sql`select * from unnest(${values.event_caseId}::text[],
            ${values.event_sequence}::integer[], ${values.event_type}::text[],
            ${values.event_body}::text[], ${values.event_hash}::bytea[],
            ${values.event_at}::timestamptz[])`,
        )
        .returning('sequence'),
    )
    .with('tasks', (into) =>
      into
        .insertInto('flowTask')
        .columns([...taskColumns])
        .expression(taskRows(values))
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
}

/** Few transitions copy a case to anybody, and what is not asked for costs nothing. */
function withCopies(tx: Tx, values: Copies) {
  return tx.with('copies', (into) =>
    into
      .insertInto('flowCopy')
      .columns([...copyColumns])
      .expression(
        sql`select * from unnest(${values.copy_id}::text[],
            ${values.copy_caseId}::text[], ${values.copy_node}::text[],
            ${values.copy_nodeName}::text[], ${values.copy_personId}::text[],
            ${values.copy_at}::timestamptz[], ${values.copy_readAt}::timestamptz[])`,
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

function taskRows(values: Values) {
  return sql`select * from unnest(${values.task_id}::text[],
    ${values.task_caseId}::text[], ${values.task_node}::text[],
    ${values.task_nodeName}::text[], ${values.task_round}::integer[],
    ${values.task_personId}::text[], ${values.task_stage}::text[],
    ${values.task_decision}::text[], ${values.task_isReturned}::boolean[],
    ${values.task_opinion}::text[], ${values.task_openedAt}::timestamptz[],
    ${values.task_closedAt}::timestamptz[], ${values.task_list}::text[],
    ${values.task_listedAt}::timestamptz[])`
}
