import type { RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import { refuseBroken } from '../organization/index.ts'

type Known = Readonly<{ id: string; version?: number | undefined }>

/** Returns an organization as it is now. Refuses `organization.notFound` and `organization.changedMeanwhile`. */
export async function loadUnit(tx: Reader, { id, version }: Known) {
  const row = await tx.selectFrom('organization').where('id', '=', id).selectAll().executeTakeFirst()
  return checked(row, version)
}

/** Returns a post as it is now. Refuses `organization.notFound` and `organization.changedMeanwhile`. */
export async function loadPost(tx: Reader, { id, version }: Known) {
  const row = await tx.selectFrom('post').where('id', '=', id).selectAll().executeTakeFirst()
  return checked(row, version)
}

/** Writers take turns (see `directories.changed`), so that what is read stays until the commit. */
function checked<Row extends { version: number }>(row: Row | undefined, version: number | undefined): Row {
  if (!row) throw new Refusal<RefusalCode>('organization.notFound')
  if (version !== undefined && row.version !== version)
    throw new Refusal<RefusalCode>('organization.changedMeanwhile')
  return row
}

type UnitChange = Partial<
  Readonly<{
    name: string
    code: string
    category: 'company' | 'department'
    headId: string | null
    parentId: string | null
    isClosed: boolean
  }>
>

/** Refuses `organization.codeTaken`, and `organization.notFound` for an unknown head or parent. */
export async function updateUnit(tx: Tx, id: string, change: UnitChange): Promise<void> {
  await tx
    .updateTable('organization')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
    .catch(refuseBroken)
}

type PostChange = Partial<
  Readonly<{
    name: string
    code: string
    parentId: string | null
    dutyPersonId: string | null
    isClosed: boolean
  }>
>

/** Refuses `organization.codeTaken`, and `organization.notFound` for an unknown person or parent post. */
export async function updatePost(tx: Tx, id: string, change: PostChange): Promise<void> {
  await tx
    .updateTable('post')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
    .catch(refuseBroken)
}

/** Whether `id` is `above`, or below it. */
export async function isUnitWithin(tx: Reader, id: string, above: string): Promise<boolean> {
  return isWithin(tx, 'organization', id, above)
}

/** Whether `id` is `above`, or below it. */
export async function isPostWithin(tx: Reader, id: string, above: string): Promise<boolean> {
  return isWithin(tx, 'post', id, above)
}

async function isWithin(tx: Reader, table: 'organization' | 'post', id: string, above: string) {
  const found = await tx
    .withRecursive('up', (db) =>
      db
        .selectFrom(table)
        .where(`${table}.id`, '=', id)
        .select([`${table}.id`, `${table}.parentId`])
        .union(
          db
            .selectFrom(table)
            .innerJoin('up', 'up.parentId', `${table}.id`)
            .select([`${table}.id`, `${table}.parentId`]),
        ),
    )
    .selectFrom('up')
    .where('id', '=', above)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Puts an organization before a sibling, or last, and numbers all siblings anew. */
export async function placeUnit(
  tx: Tx,
  { id, parentId, beforeId }: Readonly<{ id: string; parentId: string | null; beforeId: string | null }>,
): Promise<void> {
  const siblings = await tx
    .selectFrom('organization')
    .where('parentId', 'is not distinct from', parentId)
    .where('id', '!=', id)
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const ids = siblings.map((one) => one.id)
  const found = beforeId === null ? -1 : ids.indexOf(beforeId)
  const order = found < 0 ? [...ids, id] : ids.toSpliced(found, 0, id)
  await tx
    .updateTable('organization')
    .set({ position: sql<number>`array_position(${order}::text[], organization.id)` })
    .where('id', 'in', order)
    .execute()
}

/** Moves the posts and departments of an organization to another. */
export async function moveContents(tx: Tx, { from, to }: Readonly<{ from: string; to: string }>) {
  await tx
    .updateTable('post')
    .set(({ eb }) => ({ organizationId: to, version: eb('version', '+', 1) }))
    .where('organizationId', '=', from)
    .execute()
  await tx
    .updateTable('organization')
    .set(({ eb }) => ({ parentId: to, version: eb('version', '+', 1) }))
    .where('parentId', '=', from)
    .execute()
}

/** Returns the posts of an organization. */
export function postsIn(tx: Reader, organizationId: string) {
  return tx
    .selectFrom('post')
    .where('organizationId', '=', organizationId)
    .select(['id', 'parentId'])
    .execute()
}

type MovedPosts = Readonly<{ rootId: string; ids: readonly string[]; to: string }>

/** Puts posts into another organization; the first one loses its parent post. */
export async function movePosts(tx: Tx, { rootId, ids, to }: MovedPosts): Promise<void> {
  await tx
    .updateTable('post')
    .set(({ eb }) => ({
      organizationId: to,
      parentId: eb.case().when('id', '=', rootId).then(null).else(eb.ref('parentId')).end(),
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute()
}

/** Returns how many active people, posts and organizations are directly in an organization. */
export async function countContents(tx: Reader, id: string) {
  const posts = await tx
    .selectFrom('post')
    .leftJoin('postHolder', 'postHolder.postId', 'post.id')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'postHolder.personId').on('person.isEnabled', '=', true),
    )
    .where('post.organizationId', '=', id)
    .select([
      sql<string>`count(distinct person.id)`.as('people'),
      sql<string>`count(distinct post.id)`.as('posts'),
      sql<string>`count(distinct post.id) filter (where not post.is_closed)`.as('openPosts'),
    ])
    .executeTakeFirstOrThrow()
  const units = await tx
    .selectFrom('organization')
    .where('parentId', '=', id)
    .select([
      sql<string>`count(*)`.as('units'),
      sql<string>`count(*) filter (where not is_closed)`.as('openUnits'),
    ])
    .executeTakeFirstOrThrow()
  return {
    people: Number(posts.people),
    posts: Number(posts.posts),
    openPosts: Number(posts.openPosts),
    units: Number(units.units),
    openUnits: Number(units.openUnits),
  }
}

/** Returns how many people hold a post, how many of them are active, and how many posts are below it. */
export async function countHolders(tx: Reader, postId: string) {
  const held = await tx
    .selectFrom('postHolder')
    .innerJoin('person', 'person.id', 'postHolder.personId')
    .where('postHolder.postId', '=', postId)
    .select([
      sql<string>`count(*)`.as('people'),
      sql<string>`count(*) filter (where person.is_enabled)`.as('active'),
    ])
    .executeTakeFirstOrThrow()
  const { posts } = await tx
    .selectFrom('post')
    .where('parentId', '=', postId)
    .select((select) => select.fn.countAll<string>().as('posts'))
    .executeTakeFirstOrThrow()
  return { people: Number(held.people), active: Number(held.active), posts: Number(posts) }
}

export async function deleteUnit(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('organization').where('id', '=', id).execute()
}

export async function deletePost(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('post').where('id', '=', id).execute()
}
