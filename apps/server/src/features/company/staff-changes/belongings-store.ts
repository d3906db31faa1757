import type { Reader, Tx } from '@signet/db'
import { sql } from 'kysely'

/** Locks a person, so that changes of them follow each other; returns whether they can sign in. */
export async function lockPerson(tx: Tx, personId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('person')
    .where('id', '=', personId)
    .select('isEnabled')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.isEnabled ?? false
}

/** Two people: whose things, and who gets them. */
export type Passing = Readonly<{ from: string; to: string | null }>

/** Returns the organizations that a person heads and the posts of which the person has the duty. */
export async function dutiesOf(db: Reader, personId: string) {
  const organizations = await db
    .selectFrom('organization')
    .where('headId', '=', personId)
    .where('isClosed', '=', false)
    .select(['id', 'name', sql<'organization' | 'post'>`'organization'`.as('kind')])
    .orderBy('id')
    .execute()
  const posts = await db
    .selectFrom('post')
    .where('dutyPersonId', '=', personId)
    .where('isClosed', '=', false)
    .select(['id', 'name', sql<'organization' | 'post'>`'post'`.as('kind')])
    .orderBy('id')
    .execute()
  return [...organizations, ...posts]
}

/** Returns how many documents outside the trash, working short links, and flows and forms are a person's own. */
export async function countBelongings(db: Reader, personId: string) {
  const { documents } = await db
    .selectFrom('document')
    .where('ownerId', '=', personId)
    .where('binnedAt', 'is', null)
    .select((select) => select.fn.countAll<string>().as('documents'))
    .executeTakeFirstOrThrow()
  const { links } = await db
    .selectFrom('shortLink')
    .where('ownerId', '=', personId)
    .where('revokedAt', 'is', null)
    .select((select) => select.fn.countAll<string>().as('links'))
    .executeTakeFirstOrThrow()
  const { designs } = await db
    .selectFrom(owned(db, personId).as('owned'))
    .select((select) => select.fn.countAll<string>().as('designs'))
    .executeTakeFirstOrThrow()
  return { documents: Number(documents), links: Number(links), designs: Number(designs) }
}

function owned(db: Reader, personId: string) {
  return db
    .selectFrom('flow')
    .where('ownerId', '=', personId)
    .select('id')
    .unionAll(db.selectFrom('form').where('ownerId', '=', personId).select('id'))
}

/**
 * Gives the people who report to somebody another manager. If the new manager is one of them, that one reports to the
 * manager of the person who had them.
 */
export async function passReports(tx: Tx, { from, to }: Passing): Promise<number> {
  const done = await tx
    .updateTable('person')
    .set((eb) => ({
      managerId:
        to === null
          ? null
          : eb
              .case()
              .when('id', '=', to)
              .then(eb.selectFrom('person as above').where('above.id', '=', from).select('above.managerId'))
              .else(to)
              .end(),
      version: eb('version', '+', 1),
    }))
    .where('managerId', '=', from)
    .where('id', '!=', from)
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}

/** Passes on the heads of organizations and the duty of posts. */
export async function passDuties(tx: Tx, { from, to }: Passing): Promise<number> {
  const heads = await tx
    .updateTable('organization')
    .set((eb) => ({ headId: to, version: eb('version', '+', 1) }))
    .where('headId', '=', from)
    .executeTakeFirst()
  const posts = await tx
    .updateTable('post')
    .set((eb) => ({ dutyPersonId: to, version: eb('version', '+', 1) }))
    .where('dutyPersonId', '=', from)
    .executeTakeFirst()
  return Number(heads.numUpdatedRows) + Number(posts.numUpdatedRows)
}

/** Returns the roles of a person, and the groups to which people added them by hand. */
export async function circlesOf(db: Reader, personId: string) {
  const roles = await db
    .selectFrom('roleMember')
    .innerJoin('role', 'role.id', 'roleMember.roleId')
    .where('roleMember.personId', '=', personId)
    .select(['role.id', 'role.name', sql<'role' | 'group'>`'role'`.as('kind')])
    .orderBy('role.id')
    .execute()
  const groups = await db
    .selectFrom('groupMember')
    .innerJoin('personGroup', 'personGroup.id', 'groupMember.groupId')
    .where('groupMember.personId', '=', personId)
    .where('personGroup.rule', 'is', null)
    .select(['personGroup.id', 'personGroup.name', sql<'role' | 'group'>`'group'`.as('kind')])
    .orderBy('personGroup.id')
    .execute()
  return [...roles, ...groups]
}

type PassedCircles = Readonly<{ from: string; to: string; circleIds: readonly string[] }>

/** Puts one person in the place of another in those of these roles and groups that the other is still in. */
export async function passCircles(tx: Tx, { from, to, circleIds }: PassedCircles): Promise<number> {
  if (circleIds.length === 0) return 0
  const ids = [...circleIds]
  const roles = await tx
    .deleteFrom('roleMember')
    .where('personId', '=', from)
    .where('roleId', 'in', ids)
    .returning('roleId')
    .execute()
  const groups = await tx
    .deleteFrom('groupMember')
    .where('personId', '=', from)
    .where('groupId', 'in', ids)
    .returning('groupId')
    .execute()
  if (roles.length > 0)
    await tx
      .insertInto('roleMember')
      .values(roles.map(({ roleId }) => ({ roleId, personId: to })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (groups.length > 0)
    await tx
      .insertInto('groupMember')
      .values(groups.map(({ groupId }) => ({ groupId, personId: to })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return roles.length + groups.length
}

type PassedApplications = Passing & Readonly<{ applicationIds: readonly string[]; isLeaving: boolean }>

/**
 * Puts one person in the place of another as administrator of those of these applications that the other still
 * administers. Who leaves administers none.
 */
export async function passApplications(
  tx: Tx,
  { from, to, applicationIds, isLeaving }: PassedApplications,
): Promise<number> {
  const left = await tx
    .deleteFrom('applicationAdministrator')
    .where('kind', '=', 'person')
    .where('holderId', '=', from)
    .$if(!isLeaving, (those) => those.where('applicationId', 'in', [...applicationIds, '']))
    .returning('applicationId')
    .execute()
  const passed = left.filter(({ applicationId }) => applicationIds.includes(applicationId))
  if (to !== null && passed.length > 0)
    await tx
      .insertInto('applicationAdministrator')
      .values(passed.map(({ applicationId }) => ({ applicationId, kind: 'person' as const, holderId: to })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return passed.length
}

/** The one who answers for what comes by a short link must be active. */
export async function passLinks(
  tx: Tx,
  { from, to }: Readonly<{ from: string; to: string }>,
): Promise<number> {
  const done = await tx
    .updateTable('shortLink')
    .set({ ownerId: to })
    .where('ownerId', '=', from)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}

/** Makes somebody the owner of the flows and forms of another. */
export async function passDesigns(
  tx: Tx,
  { from, to }: Readonly<{ from: string; to: string }>,
): Promise<number> {
  const flows = await tx
    .updateTable('flow')
    .set({ ownerId: to })
    .where('ownerId', '=', from)
    .executeTakeFirst()
  const forms = await tx
    .updateTable('form')
    .set({ ownerId: to })
    .where('ownerId', '=', from)
    .executeTakeFirst()
  return Number(flows.numUpdatedRows) + Number(forms.numUpdatedRows)
}

/** Sets who takes the place of a person; null: no one. */
export async function updateSuccessor(tx: Tx, personId: string, successorId: string | null): Promise<void> {
  await tx.updateTable('person').set({ successorId }).where('id', '=', personId).execute()
}
