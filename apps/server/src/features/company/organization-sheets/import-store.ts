import type { Tx } from '@signet/db'
import { inParts } from '@signet/std'
import { sql } from 'kysely'
import { addCircle, type CircleTable, joinCircle, refuseBroken, renameCircle } from '../organization/index.ts'
import type { NewPost } from './find-posts.ts'
import type { PlannedCircle } from './plan-circles.ts'
import type { DepartmentPlan } from './plan-departments.ts'
import type { PlannedPerson } from './plan-people.ts'

/** Rows of one statement; PostgreSQL takes 65,535 parameters. */
const atOnce = 2000

/** Writes departments, parents before children. */
export async function storeDepartments(
  tx: Tx,
  { units }: Readonly<{ units: readonly Pick<DepartmentPlan['units'][number], 'unit'>[] }>,
  now: string,
): Promise<void> {
  const { count } = await tx
    .selectFrom('organization')
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = units.map(({ unit }, at) => ({ ...unit, position: Number(count) + at, createdAt: now }))
  for (const part of inParts(rows, atOnce))
    await tx
      .insertInto('organization')
      .values([...part])
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref, eb }) => ({
          parentId: ref('excluded.parentId'),
          name: ref('excluded.name'),
          code: ref('excluded.code'),
          category: ref('excluded.category'),
          headId: ref('excluded.headId'),
          version: eb('organization.version', '+', 1),
        })),
      )
      .execute()
      .catch(refuseBroken)
}

/** Writes roles or groups, and who comes into them. */
export async function storeCircles(
  tx: Tx,
  { table, circles }: Readonly<{ table: CircleTable; circles: readonly PlannedCircle[] }>,
  now: string,
): Promise<void> {
  for (const { id, name, code, isNew, isRenamed, add } of circles) {
    if (isNew) await addCircle(tx, table, { id, name, code, personIds: [], now })
    if (isRenamed) await renameCircle(tx, table, id, { name, code })
    for (const part of inParts(add, atOnce)) await joinCircle(tx, table, { id, add: [...part], remove: [] })
  }
}

type Stored = Readonly<{ now: string; passwordHash: string }>
type Planned = Readonly<{
  people: readonly Pick<PlannedPerson, 'facts' | 'postIds'>[]
  posts: readonly NewPost[]
}>

/** Writes people with their posts. Managers follow last, since they may be people of the same sheet. */
export async function storePeople(tx: Tx, plan: Planned, { now, passwordHash }: Stored): Promise<void> {
  await storePosts(tx, plan.posts, now)
  const rows = plan.people.map(({ facts: { managerId: _, ...facts } }) => ({
    ...facts,
    passwordHash,
    passwordMustChange: true,
    passwordChangedAt: now,
    createdAt: now,
  }))
  for (const part of inParts(rows, atOnce))
    await tx
      .insertInto('person')
      .values([...part])
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref, eb }) => ({
          account: ref('excluded.account'),
          name: ref('excluded.name'),
          pinyin: ref('excluded.pinyin'),
          gender: ref('excluded.gender'),
          mobilePhone: ref('excluded.mobilePhone'),
          email: ref('excluded.email'),
          employeeNumber: ref('excluded.employeeNumber'),
          entryDate: ref('excluded.entryDate'),
          majorPostId: ref('excluded.majorPostId'),
          version: eb('person.version', '+', 1),
        })),
      )
      .execute()
      .catch(refuseBroken)
  await storeHolders(tx, plan)
  await storeManagers(tx, plan)
}

async function storePosts(tx: Tx, posts: readonly NewPost[], now: string): Promise<void> {
  for (const part of inParts(posts, atOnce))
    await tx
      .insertInto('post')
      .values(part.map((post) => ({ ...post, createdAt: now })))
      .execute()
      .catch(refuseBroken)
}

async function storeHolders(tx: Tx, { people }: Planned): Promise<void> {
  const moved = people.filter(({ postIds }) => postIds !== undefined)
  for (const part of inParts(
    moved.map(({ facts }) => facts.id),
    atOnce,
  ))
    await tx.deleteFrom('postHolder').where('personId', 'in', part).execute()
  const holders = moved.flatMap(({ facts, postIds = [] }) =>
    postIds.map((postId) => ({ postId, personId: facts.id })),
  )
  for (const part of inParts(holders, atOnce))
    await tx
      .insertInto('postHolder')
      .values([...part])
      .execute()
      .catch(refuseBroken)
}

async function storeManagers(tx: Tx, { people }: Planned): Promise<void> {
  for (const part of inParts(people, atOnce)) {
    const ids = part.map(({ facts }) => facts.id)
    const managers = part.map(({ facts }) => facts.managerId)
    await tx
      .updateTable('person')
      .set({
        managerId: sql<string | null>`(${managers}::text[])[array_position(${ids}::text[], person.id)]`,
      })
      .where('id', 'in', ids)
      .execute()
      .catch(refuseBroken)
  }
}
