import { type AdministrationArea, administrationAreas } from '@signet/contract'
import type { Reader } from '@signet/db'
import { sql } from 'kysely'
import { findOwnDays, findWeek } from '../../clock/working-calendar.ts'
import { type Changes, changesSince, type Kind } from './changes-since.ts'
import { replacePeople } from './people-order.ts'
import { loadAttributes } from './rule-groups/attribute-store.ts'
import type {
  ApplicationAdministrator,
  AuthorizationGroup,
  Circle,
  DirectoryRows,
  Grade,
  Group,
  Membership,
  Organization,
  Person,
  Post,
} from './snapshot.ts'

export type LoadedRows = Readonly<{
  rows: DirectoryRows
  /** The oldest transaction that may have been under way when the rows were read. */
  since: string
  /** The people who changed since the former reading, came or left, also by a membership; undefined if unknown. */
  changed: ReadonlySet<string> | undefined
}>

type Before = Readonly<{ rows: DirectoryRows; changes: Changes }>

/**
 * Reads the organization in one snapshot of the database, so that all references resolve. With a former reading only
 * what the log of changes names since is read again. `today` is the local day.
 */
export async function loadRows(tx: Reader, today: string, former?: LoadedRows): Promise<LoadedRows> {
  const { version, since } = await readMark(tx)
  const changes = former && (await changesSince(tx, former.since))
  const before = former && changes && { rows: former.rows, changes }
  const unchanged = (kind: Kind) => (before?.changes.has(kind) === false ? before.rows : undefined)
  const groups = unchanged('personGroup')?.groups ?? (await loadGroups(tx))
  const rows = {
    version,
    today,
    organizations: unchanged('organization')?.organizations ?? (await loadOrganizations(tx)),
    people: await loadPeople(tx, before),
    posts: unchanged('post')?.posts ?? (await loadPosts(tx)),
    roles: unchanged('role')?.roles ?? (await loadRoles(tx)),
    groups,
    attributes: await loadAttributes(tx, groups, attributesBefore(before)),
    postHolders: await loadMembers(tx, 'postHolder', before),
    roleMembers: await loadMembers(tx, 'roleMember', before),
    groupMembers: await loadMembers(tx, 'groupMember', before),
    agencies: await loadAgencies(tx),
    grades: await loadGrades(tx),
    applicationAdministrators: await loadApplicationAdministrators(tx),
    authorizationGroups: await loadAuthorizationGroups(tx),
    week: await findWeek(tx),
    ownDays: await findOwnDays(tx),
  }
  return { rows, since, changed: before?.changes.people }
}

function attributesBefore(before: Before | undefined) {
  return before && { attributes: before.rows.attributes, changed: before.changes.peopleIn('personFact') }
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

function loadOrganizations(tx: Reader): Promise<readonly Organization[]> {
  return tx
    .selectFrom('organization')
    .select(['id', 'parentId', 'name', 'code', 'category', 'headId', 'isClosed', 'version'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

function loadPosts(tx: Reader): Promise<readonly Post[]> {
  return tx
    .selectFrom('post')
    .select(['id', 'organizationId', 'parentId', 'name', 'code', 'dutyPersonId', 'isClosed', 'version'])
    .orderBy('id')
    .execute()
}

function selectPeople(tx: Reader) {
  return tx
    .selectFrom('person')
    .select(['id', 'account', 'name', 'pinyin', 'gender', 'mobilePhone', 'email', 'avatar'])
    .select(['managerId', 'majorPostId', 'isAdministrator', 'isEnabled', 'successorId'])
    .select(['employeeNumber', 'entryDate', 'externalUntil', 'version'])
    .select((inner) =>
      inner
        .selectFrom('externalPerson')
        .whereRef('externalPerson.personId', '=', 'person.id')
        .select('company')
        .as('externalCompany'),
    )
    .orderBy(sql`pinyin collate "C"`)
    .orderBy(sql`id collate "C"`)
}

async function loadPeople(tx: Reader, before: Before | undefined): Promise<readonly Person[]> {
  if (!before) return selectPeople(tx).execute()
  const ids = before.changes.peopleIn('person')
  if (ids.size === 0) return before.rows.people
  const now = await selectPeople(tx)
    .where('id', 'in', [...ids])
    .execute()
  return replacePeople(before.rows.people, ids, now)
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

const setColumns = { postHolder: 'postId', roleMember: 'roleId', groupMember: 'groupId' } as const

/** Reads memberships; those of people whose memberships did not change are kept. */
async function loadMembers(
  tx: Reader,
  table: keyof typeof setColumns,
  before: Before | undefined,
): Promise<readonly Membership[]> {
  const select = tx
    .selectFrom(table)
    .select([sql<string>`${sql.ref(setColumns[table])}`.as('setId'), 'personId'])
  if (!before) return select.execute()
  const [kept, ids] = [before.rows[`${table}s`], before.changes.peopleIn(table)]
  if (ids.size === 0) return kept
  const now = await select.where('personId', 'in', [...ids]).execute()
  return [...kept.filter(({ personId }) => !ids.has(personId)), ...now]
}

async function loadGrades(tx: Reader): Promise<readonly Grade[]> {
  const rows = await tx
    .selectFrom('grade')
    .select(['id', 'name', 'areas', 'isWhole', 'organizationIds', 'circleIds', 'personIds'])
    .orderBy('name')
    .execute()
  return rows.map((row) => ({ ...row, areas: row.areas.filter(isArea) }))
}

function loadApplicationAdministrators(tx: Reader): Promise<readonly ApplicationAdministrator[]> {
  return tx
    .selectFrom('applicationAdministrator')
    .select(['applicationId', 'kind', 'holderId'])
    .orderBy('kind')
    .orderBy('holderId')
    .execute()
}

async function loadAuthorizationGroups(tx: Reader): Promise<readonly AuthorizationGroup[]> {
  const groups = await tx
    .selectFrom('authorizationGroup')
    .select(['id', 'name', 'isEnabled', 'until'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  if (groups.length === 0) return []
  const members = await tx
    .selectFrom('authorizationGroupMember')
    .select(['groupId', 'kind', 'holderId'])
    .orderBy('kind')
    .orderBy('holderId')
    .execute()
  const byGroup = Map.groupBy(members, ({ groupId }) => groupId)
  return groups.map((group) => ({
    ...group,
    members: (byGroup.get(group.id) ?? []).map(({ kind, holderId: id }) => ({ kind, id })),
  }))
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
