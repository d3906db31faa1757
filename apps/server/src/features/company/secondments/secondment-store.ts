import { type Reader, type TenantDb, type Tx, totalOf } from '@signet/db'
import type { Lease } from '../../../clock/lease.ts'
import type { PageRange } from '../../../http/page.ts'

export type StoredSecondment = Readonly<{
  id: string
  personId: string
  postId: string
  firstDay: string
  lastDay: string
  reason: string
  state: 'planned' | 'running' | 'ended' | 'cancelled'
  plannedBy: string
  plannedAt: string
  homePostId: string | null
  givesPost: boolean
  /** What the post was called when it was deleted; null while there is one. */
  gonePost: string | null
  goneOrganizationId: string | null
}>

const columns = [
  'id',
  'personId',
  'postId',
  'firstDay',
  'lastDay',
  'reason',
  'state',
  'plannedBy',
  'plannedAt',
  'homePostId',
  'givesPost',
  'gonePost',
  'goneOrganizationId',
] as const

type NewSecondment = Omit<
  StoredSecondment,
  'state' | 'homePostId' | 'givesPost' | 'gonePost' | 'goneOrganizationId'
> &
  Readonly<{ dueAt: string }>

export async function insertSecondment(tx: Tx, row: NewSecondment): Promise<void> {
  await tx
    .insertInto('secondment')
    .values({ ...row, state: 'planned' })
    .execute()
}

/** Locks a secondment, so that it begins and ends once. */
export function lockSecondment(tx: Tx, id: string): Promise<StoredSecondment | undefined> {
  return tx.selectFrom('secondment').where('id', '=', id).forUpdate().select(columns).executeTakeFirst()
}

type Days = Readonly<{ personId: string; organizationId: string; firstDay: string; lastDay: string }>

/** Returns a secondment of the person to the same department on some of the days, unless it is over. */
export function findOverlapping(
  tx: Reader,
  { personId, organizationId, firstDay, lastDay }: Days,
): Promise<Pick<StoredSecondment, 'firstDay' | 'lastDay'> | undefined> {
  return tx
    .selectFrom('secondment')
    .innerJoin('post', 'post.id', 'secondment.postId')
    .where('secondment.personId', '=', personId)
    .where('post.organizationId', '=', organizationId)
    .where('secondment.state', 'in', ['planned', 'running'])
    .where('secondment.firstDay', '<=', lastDay)
    .where('secondment.lastDay', '>=', firstDay)
    .select(['secondment.firstDay', 'secondment.lastDay'])
    .executeTakeFirst()
}

type Holding = Readonly<{ personId: string; postId: string }>

export async function holdsPost(tx: Reader, { personId, postId }: Holding): Promise<boolean> {
  const row = await tx
    .selectFrom('postHolder')
    .where('personId', '=', personId)
    .where('postId', '=', postId)
    .select('postId')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives the post for the time being and keeps the main post of before. */
export async function markRunning(
  tx: Tx,
  { id, personId, postId }: StoredSecondment,
  dueAt: string,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('postHolder')
    .values({ personId, postId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  await tx
    .updateTable('secondment')
    .set(({ selectFrom }) => ({
      state: 'running',
      dueAt,
      givesPost: numInsertedOrUpdatedRows === 1n,
      homePostId: selectFrom('person').where('person.id', '=', personId).select('majorPostId'),
    }))
    .where('id', '=', id)
    .execute()
}

/** Takes the post back; a person with it as main post goes back to that of before, or to another one. */
export async function markEnded(tx: Tx, secondment: StoredSecondment, lastDay: string): Promise<void> {
  const { id, personId, postId, homePostId, givesPost } = secondment
  await tx
    .updateTable('secondment')
    .set({ state: 'ended', dueAt: null, lastDay })
    .where('id', '=', id)
    .execute()
  if (!givesPost) return
  await tx.deleteFrom('postHolder').where('personId', '=', personId).where('postId', '=', postId).execute()
  const left = await tx.selectFrom('postHolder').where('personId', '=', personId).select('postId').execute()
  const posts = left.map((one) => one.postId)
  const home = posts.find((one) => one === homePostId) ?? posts.sort()[0] ?? null
  await tx
    .updateTable('person')
    .set(({ eb }) => ({ majorPostId: home, version: eb('version', '+', 1) }))
    .where('id', '=', personId)
    .where('majorPostId', '=', postId)
    .execute()
}

export async function markCancelled(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('secondment').set({ state: 'cancelled', dueAt: null }).where('id', '=', id).execute()
}

/** Takes secondments that begin or end now, for one node until `until`. */
export function takeDue(
  db: TenantDb,
  { now, until, most }: Lease & Readonly<{ most: number }>,
): Promise<readonly Readonly<{ id: string }>[]> {
  return db
    .updateTable('secondment')
    .set({ dueAt: until })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('secondment as due')
        .where('due.dueAt', '<=', now)
        .orderBy('due.dueAt')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .select('due.id'),
    )
    .returning('id')
    .execute()
}

type Asked = Readonly<{
  state: '' | 'current' | 'past'
  people?: readonly string[] | undefined
  organizationId: string
}>

const statesOf = { current: ['planned', 'running'], past: ['ended', 'cancelled'] } as const

function asked(db: Reader, { state, people, organizationId }: Asked) {
  return db
    .selectFrom('secondment')
    .$if(state !== '', (query) => query.where('state', 'in', statesOf[state || 'current']))
    .$if(people !== undefined, (query) => query.where('personId', 'in', [...(people ?? []), '']))
    .$if(organizationId !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('goneOrganizationId', '=', organizationId),
          eb(
            'postId',
            'in',
            eb.selectFrom('post').where('post.organizationId', '=', organizationId).select('post.id'),
          ),
        ]),
      ),
    )
}

/** Returns secondments, the one that was planned last first. */
export function selectSecondments(
  db: Reader,
  query: Asked,
  { after, offset, limit }: PageRange,
): Promise<readonly StoredSecondment[]> {
  return asked(db, query)
    .$if(after !== null, (from) =>
      from.where((eb) => eb(eb.refTuple('plannedAt', 'id'), '<', eb.tuple(after?.at ?? '', after?.id ?? ''))),
    )
    .select(columns)
    .orderBy('plannedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export function countSecondments(db: Reader, query: Asked, range: PageRange): Promise<number> {
  return totalOf(db, range, asked(db, query))
}
