import { type Reader, tenantSchema } from '@signet/db'
import type { CaseReader } from '@signet/list'
import { type RawBuilder, sql } from 'kysely'
import { betweenBodies } from '../store/event-store.ts'

type Sql = RawBuilder<unknown>
type CaseSelection = Readonly<{ reader: CaseReader; positions?: readonly string[] }>

/**
 * Selects the ids of the cases that a person may open, as `load-visible-case` decides for one case; with
 * positions, those that they see from one of them. Shared cases are left out: a share opens the case itself, and
 * makes it no row of a list.
 */
export function readableCases(tenant: string, { reader, positions }: CaseSelection): Sql {
  const cases = involvedCases(tenant, reader)
  if (positions === undefined) return cases
  return sql`select c.id from ${table(tenant, 'flow_case')} c where c.id in (${cases})
    and c.flow_version_id || '/' || ${positionSql(tenant, reader)} = any(${[...positions]}::text[])`
}

/** The starter and the launcher of a case see it from here; everybody else from a node. */
export const startPosition = '$start'

type FormReader = Readonly<{ tenant: string; formId: string; reader: CaseReader }>

/** Returns from where a person sees the cases of a form that they may open, by flow version. */
export async function readablePositions(tx: Reader, { tenant, formId, reader }: FormReader) {
  const { rows } = await sql<{ flowVersionId: string; formState: number | null; position: string }>`
    select distinct c.flow_version_id as "flowVersionId", form.published_version as "formState",
      ${positionSql(tenant, reader)} as position
    from ${table(tenant, 'flow_case')} c
    join ${table(tenant, 'flow')} flow on flow.id = c.flow_id
    join ${table(tenant, 'form')} form on form.id = flow.form_id
    where form.id = ${formId} and c.id in (${involvedCases(tenant, reader)})`.execute(tx)
  return rows
}

function table(tenant: string, name: string): Sql {
  return sql.id(tenantSchema(tenant), name)
}

function involvedCases(tenant: string, { personId, agencies }: CaseReader): Sql {
  const cases = table(tenant, 'flow_case')
  const tasks = table(tenant, 'flow_task')
  return sql`select c.id from ${cases} c
    where c.starter_id = ${personId} and c.deleted_at is null
    union select c.id from ${cases} c
    where c.launcher_id = ${personId} and c.launcher_id is not null and c.deleted_at is null
    union select c.id from ${tasks} t join ${cases} c on c.id = t.case_id
    where t.person_id = ${personId} and c.deleted_at is null and ${isReached(tenant)}
    union select c.id from ${table(tenant, 'flow_copy')} p join ${cases} c on c.id = p.case_id
    where p.person_id = ${personId} and c.deleted_at is null
    ${agencies.length === 0 ? sql`` : sql`union ${casesOfPrincipals(tenant, { personId, agencies })}`}`
}

function casesOfPrincipals(tenant: string, reader: CaseReader): Sql {
  return sql`select c.id from ${table(tenant, 'flow_task')} t
    join ${table(tenant, 'flow_case')} c on c.id = t.case_id
    where c.deleted_at is null and c.starter_id <> ${reader.personId} and ${isForPrincipal(tenant, reader)}`
}

/** A task that the person may decide for its owner now, or has decided. */
function isForPrincipal(tenant: string, { personId, agencies }: CaseReader): Sql {
  const principals = agencies.map(({ principal }) => principal)
  const flows = agencies.map(({ flowId }) => flowId)
  return sql`(t.person_id, c.flow_id) in (select * from unnest(${principals}::text[], ${flows}::text[]))
    and exists (select from jsonb_array_elements(c.state::jsonb -> 'tasks') one where one ->> 'id' = t.id
      and (one ->> 'stage' not in ('done', 'cancelled') or one ->> 'agent' = ${personId}))
    and ${isReached(tenant)}`
}

/** A task whose turn has come; one that waits for its own added signers counts. */
function isReached(tenant: string): Sql {
  return sql`case t.stage
    when 'waiting' then exists (select from jsonb_array_elements(c.state::jsonb -> 'tasks') one
      where one ->> 'id' = t.id and one -> 'signers' is not null)
    when 'cancelled' then not ${wasMissed(tenant)}
    else true end`
}

/** Same rule as `findUnreachedTasks`: opened as waiting, and never reached. */
function wasMissed(tenant: string): Sql {
  const event = table(tenant, 'flow_event')
  const events = sql`(select line::jsonb as body from ${event} e, string_to_table(e.body, ${betweenBodies}) line
    where e.case_id = c.id) e`
  return sql`(exists (select from ${events}
      where e.body ->> 'type' in ('taskOpened', 'helpAsked', 'signersAdded', 'tasksReassigned')
      and jsonb_path_exists(e.body, '$.** ? (@.task == $task && @.stage == "waiting")',
        jsonb_build_object('task', t.id)))
    and not exists (select from ${events} where e.body ->> 'type' = 'taskReached'
      and e.body ->> 'task' = t.id))`
}

/** Same order as `viewerOf`: open task, own case, closed task, copy; then a task of a principal. */
function positionSql(tenant: string, reader: CaseReader): Sql {
  const { personId, agencies } = reader
  const own = sql`t.person_id = ${personId} and ${isReached(tenant)}`
  const node = (truth: Sql) => sql`(select t.node from ${table(tenant, 'flow_task')} t
    where t.case_id = c.id and ${truth} order by t.listed_at desc, t.id desc limit 1)`
  const listed = (truth: Sql) => node(sql`t.list is not null and t.list <> 'done' and ${truth}`)
  const forPrincipal = isForPrincipal(tenant, reader)
  const others = agencies.length === 0 ? [] : [listed(forPrincipal), node(forPrincipal)]
  const positions = [
    listed(own),
    sql`case when ${personId} in (c.starter_id, c.launcher_id) then ${startPosition}::text end`,
    node(own),
    sql`(select p.node from ${table(tenant, 'flow_copy')} p
      where p.case_id = c.id and p.person_id = ${personId} order by p.at desc limit 1)`,
    ...others,
  ]
  return sql`coalesce(${sql.join(positions)})`
}
