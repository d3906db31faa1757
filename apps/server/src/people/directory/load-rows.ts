import { type AdministrationArea, administrationAreas } from '@signet/contract'
import type { Reader } from '@signet/db'
import { isSameJson } from '@signet/std'
import { sql } from 'kysely'
import { findOwnDays, findWeek } from '../../clock/working-calendar.ts'
import type { Circle, DirectoryRows, Grade, Group, Membership, Person } from './snapshot.ts'

/** The rows of one version, and the oldest transaction that may have been under way when they were read. */
export type LoadedRows = Readonly<{ rows: DirectoryRows; since: string }>

/**
 * Reads the organization in one snapshot of the database, so that all references resolve. Of people and memberships,
 * which are many, only those that may have changed since `before` are read again: PostgreSQL keeps with each row the
 * transaction that wrote it, and every transaction that was not over then is at least as new as `since`. `today` is the
 * local day.
 */
export async function loadRows(tx: Reader, today: string, before?: LoadedRows): Promise<LoadedRows> {
  const { version, since } = await readMark(tx)
  const rows = {
    version,
    today,
    organizations: await tx
      .selectFrom('organization')
      .select(['id', 'parentId', 'name', 'code', 'category', 'headId', 'isClosed', 'version'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
    people: await loadPeople(tx, before),
    posts: keptIfSame(
      before?.rows.posts,
      await tx
        .selectFrom('post')
        .select(['id', 'organizationId', 'parentId', 'name', 'code', 'dutyPersonId', 'isClosed', 'version'])
        .orderBy('id')
        .execute(),
    ),
    roles: keptIfSame(before?.rows.roles, await loadRoles(tx)),
    groups: keptIfSame(before?.rows.groups, await loadGroups(tx)),
    postHolders: await keptOrRead(tx, 'postHolder', before, before?.rows.postHolders, () =>
      tx.selectFrom('postHolder').select(['postId as setId', 'personId']).execute(),
    ),
    roleMembers: await keptOrRead(tx, 'roleMember', before, before?.rows.roleMembers, () =>
      tx.selectFrom('roleMember').select(['roleId as setId', 'personId']).execute(),
    ),
    groupMembers: await keptOrRead(tx, 'groupMember', before, before?.rows.groupMembers, () =>
      tx.selectFrom('groupMember').select(['groupId as setId', 'personId']).execute(),
    ),
    agencies: await loadAgencies(tx),
    grades: await loadGrades(tx),
    week: await findWeek(tx),
    ownDays: await findOwnDays(tx),
  }
  return { rows, since }
}

/** Returns the version of the organization; '0' before the first change. */
export async function readVersion(db: Reader): Promise<string> {
  return (await readMark(db)).version
}

async function readMark(db: Reader): Promise<Readonly<{ version: string; since: string }>> {
  const row = await db
    .selectFrom('directoryVersion')
    .select(['version', sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('since')])
    .executeTakeFirst()
  // Without a row nothing is known to be read, so that everything counts as changed.
  return row ?? { version: '0', since: '3' }
}

/** Numbers of transactions in a row have 32 bits and begin again, so their ages are compared. */
function isChangedSince({ since }: LoadedRows) {
  const oldest = String(BigInt(since) % 2n ** 32n)
  return sql<boolean>`age(xmin) <= age(${oldest}::text::xid)`
}

/** Returns the former rows when they say the same, so that what was built of them still holds. */
function keptIfSame<Row>(before: readonly Row[] | undefined, now: readonly Row[]): readonly Row[] {
  return before && isSameJson(before, now) ? before : now
}

function selectPeople(tx: Reader) {
  return tx
    .selectFrom('person')
    .select(['id', 'account', 'name', 'pinyin', 'gender', 'mobilePhone', 'email', 'avatar'])
    .select(['managerId', 'majorPostId', 'isAdministrator', 'isEnabled', 'successorId'])
    .select(['employeeNumber', 'entryDate', 'externalUntil', 'version'])
    .orderBy('pinyin')
    .orderBy('id')
}

async function loadPeople(tx: Reader, before: LoadedRows | undefined): Promise<readonly Person[]> {
  if (!before) return selectPeople(tx).execute()

  const changed = await selectPeople(tx).where(isChangedSince(before)).execute()
  const { count } = await tx
    .selectFrom('person')
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const patched = withChanged(before.rows.people, changed)
  return patched?.length === Number(count) ? patched : selectPeople(tx).execute()
}

/** Replaces people in their order; undefined when somebody is new or comes at another place. */
function withChanged(people: readonly Person[], changed: readonly Person[]): readonly Person[] | undefined {
  if (changed.length === 0) return people
  const byId = new Map(changed.map((person) => [person.id, person]))
  let replaced = 0
  const patched = people.map((person) => {
    const next = byId.get(person.id)
    if (next?.pinyin === person.pinyin) replaced += 1
    return next ?? person
  })
  return replaced === changed.length ? patched : undefined
}

function loadRoles(tx: Reader): Promise<readonly Circle[]> {
  return tx.selectFrom('role').select(['id', 'name', 'code', 'version']).orderBy('id').execute()
}

function loadGroups(tx: Reader): Promise<readonly Group[]> {
  return tx
    .selectFrom('personGroup')
    .select(['id', 'name', 'code', 'version', 'rule'])
    .orderBy('id')
    .execute()
}

type Members = 'postHolder' | 'roleMember' | 'groupMember'

/** Returns the memberships of before when none was added or removed since. */
async function keptOrRead(
  tx: Reader,
  table: Members,
  before: LoadedRows | undefined,
  kept: readonly Membership[] | undefined,
  read: () => Promise<readonly Membership[]>,
): Promise<readonly Membership[]> {
  if (!before || !kept) return read()
  const { count, changed } = await tx
    .selectFrom(table)
    .select([
      sql<string>`count(*)`.as('count'),
      sql<string>`count(*) filter (where ${isChangedSince(before)})`.as('changed'),
    ])
    .executeTakeFirstOrThrow()
  return Number(changed) === 0 && Number(count) === kept.length ? kept : read()
}

async function loadGrades(tx: Reader): Promise<readonly Grade[]> {
  const rows = await tx
    .selectFrom('grade')
    .select(['id', 'name', 'areas', 'isWhole', 'organizationIds', 'circleIds', 'personIds'])
    .orderBy('name')
    .execute()
  return rows.map((row) => ({ ...row, areas: row.areas.filter(isArea) }))
}

/** A grade may have been given an area that the product no longer has. */
function isArea(area: string): area is AdministrationArea {
  return administrationAreas.some((known) => known === area)
}

/** Selects agencies whose end has not been announced; the caller's clock decides which are over. */
function loadAgencies(tx: Reader) {
  return tx
    .selectFrom('delegation')
    .innerJoin('delegationPerson', 'delegationPerson.delegationId', 'delegation.id')
    .leftJoin('delegationFlow', 'delegationFlow.delegationId', 'delegation.id')
    .where('delegation.kind', '=', 'agency')
    .where('delegation.endToldAt', 'is', null)
    .where('delegationPerson.answer', '=', 'accepted')
    .select(['delegation.fromId as from', 'delegationPerson.personId as to', 'delegationFlow.flowId as flow'])
    .select(['delegation.startsAt as start', 'delegation.endsAt as end'])
    .orderBy('delegation.id')
    .orderBy('delegationPerson.personId')
    .execute()
}
