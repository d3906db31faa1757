import { countOf, type Reader, type Tx } from '@signet/db'
import { sql } from 'kysely'

/** A person as systems of identities see them. */
export type ScimUser = Readonly<{
  id: string
  account: string
  name: string
  email: string
  mobilePhone: string
  employeeNumber: string
  managerId: string | null
  isEnabled: boolean
  version: number
  createdAt: string
  /** Null for people whom no such system has named. */
  userName: string | null
  externalId: string | null
}>

export type ScimFilter = Readonly<{ attribute: string; value: string }>
export type ScimRange = Readonly<{ offset: number; limit: number }>

function users(db: Reader) {
  return db
    .selectFrom('person')
    .leftJoin('personProvisioning', 'personProvisioning.personId', 'person.id')
    .where('personProvisioning.removedAt', 'is', null)
}

const columns = [
  'person.id',
  'account',
  'name',
  'email',
  'mobilePhone',
  'employeeNumber',
  'managerId',
  'isEnabled',
  'version',
  'createdAt',
  'userName',
  'externalId',
] as const

/** Returns a person by id; undefined also for one that was deleted by SCIM. */
export function findUser(db: Reader, id: string): Promise<ScimUser | undefined> {
  return users(db).where('person.id', '=', id).select(columns).executeTakeFirst()
}

/** People by their name there, or by account or mail address while they have none. */
function usersMatching(db: Reader, filter: ScimFilter | undefined) {
  if (!filter) return users(db)
  const { attribute, value } = filter
  const lower = value.toLowerCase()
  if (attribute === 'id') return users(db).where('person.id', '=', value)
  if (attribute === 'externalid') return users(db).where('externalId', '=', value)
  if (attribute === 'emails.value') return users(db).where(sql`lower(email)`, '=', lower)
  return users(db).where(({ eb, or, and }) =>
    or([
      eb(sql`lower(user_name)`, '=', lower),
      and([
        eb('userName', 'is', null),
        or([eb(sql`lower(account)`, '=', lower), eb(sql`lower(email)`, '=', lower)]),
      ]),
    ]),
  )
}

export async function listUsers(db: Reader, filter: ScimFilter | undefined, { offset, limit }: ScimRange) {
  const matching = usersMatching(db, filter)
  const rows =
    limit === 0
      ? []
      : await matching.select(columns).orderBy('person.id').offset(offset).limit(limit).execute()
  return { rows, total: await countOf(matching) }
}

type Provisioning = Readonly<{ userName: string; externalId: string }>

/** Who has a name there, also if deleted. */
export function findProvisioned(db: Reader, userName: string) {
  return db
    .selectFrom('personProvisioning')
    .where(sql`lower(user_name)`, '=', userName.toLowerCase())
    .select(['personId', 'removedAt'])
    .executeTakeFirst()
}

export function provisioningOf(db: Reader, personId: string) {
  return db
    .selectFrom('personProvisioning')
    .where('personId', '=', personId)
    .select(['userName', 'externalId'])
    .executeTakeFirst()
}

/** Keeps by which name a person is known, and that they are not deleted. */
export async function keepProvisioning(tx: Tx, personId: string, known: Provisioning): Promise<void> {
  const row = { ...known, removedAt: null }
  await tx
    .insertInto('personProvisioning')
    .values({ personId, ...row })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(row))
    .execute()
}

export async function removeProvisioning(
  tx: Tx,
  personId: string,
  { userName, now }: Readonly<{ userName: string; now: string }>,
): Promise<void> {
  await tx
    .insertInto('personProvisioning')
    .values({ personId, userName, externalId: '', removedAt: now })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ externalId: '', removedAt: now }))
    .execute()
}

/** A group as systems of identities see it. */
export type ScimGroup = Readonly<{
  id: string
  name: string
  code: string
  version: number
  createdAt: string
  externalId: string | null
}>

function groups(db: Reader) {
  return db
    .selectFrom('personGroup')
    .leftJoin('groupProvisioning', 'groupProvisioning.groupId', 'personGroup.id')
}

const groupColumns = ['personGroup.id', 'name', 'code', 'version', 'createdAt', 'externalId'] as const

export function findGroup(db: Reader, id: string): Promise<ScimGroup | undefined> {
  return groups(db).where('personGroup.id', '=', id).select(groupColumns).executeTakeFirst()
}

function groupsMatching(db: Reader, filter: ScimFilter | undefined) {
  if (!filter) return groups(db)
  const { attribute, value } = filter
  if (attribute === 'id') return groups(db).where('personGroup.id', '=', value)
  if (attribute === 'externalid') return groups(db).where('externalId', '=', value)
  return groups(db).where(sql`lower(name)`, '=', value.toLowerCase())
}

export async function listGroups(db: Reader, filter: ScimFilter | undefined, { offset, limit }: ScimRange) {
  const matching = groupsMatching(db, filter)
  const rows =
    limit === 0
      ? []
      : await matching.select(groupColumns).orderBy('personGroup.id').offset(offset).limit(limit).execute()
  return { rows, total: await countOf(matching) }
}

export async function keepGroupProvisioning(tx: Tx, groupId: string, externalId: string): Promise<void> {
  await tx
    .insertInto('groupProvisioning')
    .values({ groupId, externalId })
    .onConflict((conflict) => conflict.column('groupId').doUpdateSet({ externalId }))
    .execute()
}

/** The members of groups, without people whom SCIM deleted. */
export async function membersOfGroups(db: Reader, groupIds: readonly string[]) {
  if (groupIds.length === 0) return []
  return users(db)
    .innerJoin('groupMember', 'groupMember.personId', 'person.id')
    .where('groupId', 'in', groupIds)
    .orderBy('person.id')
    .select(['groupId', 'person.id', 'person.name'])
    .execute()
}

/** The groups of people. */
export async function groupsOfUsers(db: Reader, personIds: readonly string[]) {
  if (personIds.length === 0) return []
  return db
    .selectFrom('groupMember')
    .innerJoin('personGroup', 'personGroup.id', 'groupMember.groupId')
    .where('personId', 'in', personIds)
    .orderBy('personGroup.id')
    .select(['personId', 'personGroup.id', 'personGroup.name'])
    .execute()
}

/** The posts that a person holds, with their departments. */
export async function postsHeldBy(db: Reader, personId: string) {
  const rows = await holders(db)
    .where('person.id', '=', personId)
    .orderBy('post.id')
    .select(['post.id', 'organizationId', 'majorPostId', 'organization.name as department'])
    .execute()
  return rows.map(({ majorPostId, ...row }) => ({ ...row, isMajor: majorPostId === row.id }))
}

/** The departments of people, by their main posts. */
export async function departmentsOfUsers(db: Reader, personIds: readonly string[]) {
  if (personIds.length === 0) return []
  return holders(db)
    .whereRef('post.id', '=', 'person.majorPostId')
    .where('person.id', 'in', personIds)
    .select(['person.id as personId', 'organization.name'])
    .execute()
}

function holders(db: Reader) {
  return db
    .selectFrom('postHolder')
    .innerJoin('person', 'person.id', 'postHolder.personId')
    .innerJoin('post', 'post.id', 'postHolder.postId')
    .innerJoin('organization', 'organization.id', 'post.organizationId')
}

/** Departments and companies of a name, in any case. */
export function listNamesakes(db: Reader, name: string) {
  return db
    .selectFrom('organization')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .select(['id', 'isClosed'])
    .execute()
}

/** Names of departments and companies that are not closed. */
export async function listUnitNames(db: Reader): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('organization')
    .where('isClosed', '=', false)
    .select('name')
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

/** Companies that no other is above. */
export function listTopCompanies(db: Reader) {
  return db
    .selectFrom('organization')
    .where('parentId', 'is', null)
    .where('category', '=', 'company')
    .where('isClosed', '=', false)
    .select('id')
    .execute()
}

export function findPostOf(
  db: Reader,
  { organizationId, name }: Readonly<{ organizationId: string; name: string }>,
) {
  return db
    .selectFrom('post')
    .where('organizationId', '=', organizationId)
    .where('name', '=', name)
    .where('isClosed', '=', false)
    .select('id')
    .executeTakeFirst()
}
