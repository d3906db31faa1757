import type { Reader } from '@signet/db'
import { sql } from 'kysely'

const mostPeople = 200

/** Open tasks, including those whose turn has not come. */
function openTasks(tx: Reader) {
  return tx
    .selectFrom('flowTask as task')
    .innerJoin('flowCase as case', 'case.id', 'task.caseId')
    .where('case.deletedAt', 'is', null)
    .where('case.status', 'in', ['running', 'suspended', 'exception'])
    .where((where) =>
      where.or([where('task.list', 'in', ['toSign', 'toDo', 'doing']), where('task.stage', '=', 'waiting')]),
    )
}

/** Returns the cases with open tasks of a person, in lock order. */
export function casesWithOpenTasks(tx: Reader, personId: string) {
  return openTasks(tx)
    .where('task.personId', '=', personId)
    .select(['case.id', 'case.title', 'case.translations'])
    .distinct()
    .orderBy('case.id')
    .execute()
}

export type CaseToHandOver = Readonly<{
  id: string
  title: string
  translations: unknown
  isDraft: boolean
}>

/** Returns those cases and the person's drafts, in lock order. */
export async function casesToHandOver(tx: Reader, personId: string): Promise<readonly CaseToHandOver[]> {
  const drafts = await tx
    .selectFrom('flowCase')
    .where('starterId', '=', personId)
    .where('status', '=', 'draft')
    .where('deletedAt', 'is', null)
    .select(['id', 'title', 'translations'])
    .execute()
  const cases = await casesWithOpenTasks(tx, personId)
  return [
    ...drafts.map((draft) => ({ ...draft, isDraft: true })),
    ...cases.map((one) => ({ ...one, isDraft: false })),
  ].sort((a, b) => (a.id < b.id ? -1 : 1))
}

export async function countTasks(tx: Reader, personId: string): Promise<number> {
  const { count } = await openTasks(tx)
    .where('task.personId', '=', personId)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countUnsent(tx: Reader, personId: string) {
  const { drafts, returned } = await tx
    .selectFrom('flowCase')
    .where('starterId', '=', personId)
    .where('deletedAt', 'is', null)
    .select([
      sql<string>`count(*) filter (where status = 'draft')`.as('drafts'),
      sql<string>`count(*) filter (where status in ('returned', 'recalled'))`.as('returned'),
    ])
    .executeTakeFirstOrThrow()
  return { drafts: Number(drafts), returned: Number(returned) }
}

/** Returns published flows whose definition contains the id of a person. */
export function flowsNaming(tx: Reader, personId: string) {
  return tx
    .selectFrom('flow')
    .innerJoin('flowVersion', 'flowVersion.id', 'flow.publishedVersionId')
    .where(
      sql<boolean>`jsonb_path_exists(flow_version.definition, '$.** ? (@ == $id)', jsonb_build_object('id', ${personId}::text))`,
    )
    .select(['flow.id', 'flow.name', 'flow.translations'])
    .orderBy('flow.name')
    .orderBy('flow.id')
    .execute()
}

export async function listPeopleWhoLeft(tx: Reader) {
  const rows = await openTasks(tx)
    .innerJoin('person', 'person.id', 'task.personId')
    .where('person.isEnabled', '=', false)
    .groupBy('person.id')
    .select((select) => ['person.id', select.fn.countAll<string>().as('openTasks')])
    .orderBy('openTasks', 'desc')
    .orderBy('person.id')
    .limit(mostPeople)
    .execute()
  return rows.map(({ id, openTasks }) => ({ id, openTasks: Number(openTasks) }))
}

/** Returns the applications of which a person is named as administrator, not through a group. */
export async function applicationsOf(db: Reader, personId: string) {
  return db
    .selectFrom('applicationAdministrator')
    .innerJoin('application', 'application.id', 'applicationAdministrator.applicationId')
    .where('kind', '=', 'person')
    .where('holderId', '=', personId)
    .select(['application.id', sql<string>`application.definition ->> 'fullName'`.as('name')])
    .orderBy('application.position')
    .orderBy('application.id')
    .execute()
}
