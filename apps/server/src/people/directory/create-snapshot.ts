import type { PeopleHolder } from '@signet/contract'
import { dayCalendarOf } from '../../clock/working-calendar.ts'
import { byId, groupBy } from './group-rows.ts'
import { memberLookups } from './memberships.ts'
import { peopleMap } from './people-order.ts'
import { findIndexes, later, type PersonIndexes } from './person-indexes.ts'
import { groupLookups } from './rule-groups/group-lookups.ts'
import type { AuthorizationGroup, DirectoryRows, Organization, Person, Post, Snapshot } from './snapshot.ts'
import { findSuperiors } from './superiors.ts'

const nothing: readonly never[] = []

/** A former snapshot, and the people who changed since, came or left, also by a membership; undefined if unknown. */
type Basis = Readonly<{ snapshot: Snapshot; changed: ReadonlySet<string> | undefined }>

const indexesOf = new WeakMap<Snapshot, PersonIndexes>()

/**
 * Builds each lookup once, so that a decision needs no query to find its people. Of a basis only what changed since is
 * looked up again.
 */
export function createSnapshot(rows: DirectoryRows, basis?: Basis): Snapshot {
  const organizations = byId(rows.organizations)
  const indexes = findIndexes(rows, formerOf(basis))
  const people = peopleMap(rows.people)
  const sets = {
    position: byId(rows.posts),
    role: byId(rows.roles),
    group: byId(rows.groups),
    department: organizations,
  }
  const named = { posts: sets.position, roles: sets.role, groups: sets.group }
  const tree = trees(rows)
  const leaders = findSuperiors({ people, posts: sets.position, organizations })
  const led = later(() =>
    groupBy(
      rows.people,
      ({ id }) => leaders.managerOf(id, 1),
      (one) => one,
    ),
  )
  const { groupsOf, holdersOf, ...members } = memberLookups(indexes.members.find, named, people)
  const facts = {
    ...{ pathOf: tree.pathOf, departmentOf: leaders.departmentOf, ...gradeLookups(rows) },
    departmentsFrom: (department: string) =>
      tree
        .pathOf(department)
        .map(({ id }) => id)
        .reverse(),
    applicationAdministrators: rows.applicationAdministrators,
    ...authorizationLookups(rows),
    calendar: dayCalendarOf(rows.week, rows.ownDays),
    postsOf: members.postsOf,
    rolesOf: members.rolesOf,
    companyOf: (person: string) =>
      tree.pathOf(leaders.departmentOf(person) ?? '').findLast(({ category }) => category === 'company')?.id,
  }

  const snapshot: Snapshot = {
    version: rows.version,
    ...{ organizations, people, ...named },
    ...{ ...tree, ...members, ...leaders, ...facts },
    ...groupLookups({ rows, people, facts, handKept: { groupsOf, holdersOf } }, basis?.snapshot),
    ...agencies(rows),
    ...signInLookups(indexes, people),
    ...successors(indexes.chosen.succeeded),
    ledBy: (person) => led.find().get(person) ?? [],
    isExternal: (person) => people.get(person)?.externalUntil != null,
    isActive: (person) => people.get(person)?.isEnabled ?? false,
    nameOf: (person) => people.get(person)?.name ?? '',
    nameOfSet: ({ kind, id }) => sets[kind].get(id)?.name ?? '',
  }
  indexesOf.set(snapshot, indexes)
  return snapshot
}

function formerOf(basis: Basis | undefined) {
  const indexes = basis && indexesOf.get(basis.snapshot)
  return indexes && basis?.changed && { indexes, changed: basis.changed }
}

/** Administrators, and people by what they sign in with. */
function signInLookups({ chosen, accounts, phones }: PersonIndexes, people: Snapshot['people']) {
  const administrators = chosen.administrators.map(({ id }) => id)
  return {
    administrators: () => administrators,
    personByAccount: (account: string) => people.get(accounts.find().get(account.toLowerCase())?.[0] ?? ''),
    personByPhone: (phone: string) => {
      const found = phone === '' ? [] : (phones.find().get(phone) ?? [])
      return found.length === 1 ? people.get(found[0] ?? '') : undefined
    },
  }
}

function gradeLookups({ grades }: DirectoryRows) {
  const given = later(() =>
    groupBy(
      grades.flatMap((grade) => grade.personIds.map((person) => ({ grade, person }))),
      ({ person }) => person,
      ({ grade }) => grade,
    ),
  )
  return { grades, gradesOf: (person: string) => given.find().get(person) ?? nothing }
}

function authorizationLookups({ authorizationGroups, today }: DirectoryRows) {
  const isInForce = ({ isEnabled, until }: AuthorizationGroup) =>
    isEnabled && (until === null || until >= today)
  const groups = authorizationGroups.map((group) => ({ ...group, isInForce: isInForce(group) }))
  const named = later(() =>
    groupBy(
      groups
        .filter((group) => group.isInForce)
        .flatMap(({ id, members }) => members.map((one) => ({ id, one }))),
      ({ one }) => `${one.kind} ${one.id}`,
      ({ id }) => id,
    ),
  )
  return {
    authorizationGroups: byId(groups),
    authorizationGroupsOf: ({ kind, id }: PeopleHolder) => named.find().get(`${kind} ${id}`) ?? nothing,
  }
}

/** Who takes the place of people who left, in both directions. */
function successors(left: readonly Person[]) {
  const successorById = new Map(left.map(({ id, successorId }) => [id, successorId ?? undefined]))
  const predecessors = groupBy(
    left,
    ({ successorId }) => successorId,
    ({ id }) => id,
  )
  const predecessorsOf = (person: string): readonly string[] => {
    const found = new Set<string>()
    const ahead = [person]
    for (let at = ahead.pop(); at !== undefined; at = ahead.pop())
      for (const one of predecessors.get(at) ?? [])
        if (!found.has(one)) {
          found.add(one)
          ahead.push(one)
        }
    return [...found]
  }

  return { successorOf: (person: string) => successorById.get(person), predecessorsOf }
}

/** Agencies by principal. */
function agencies(rows: DirectoryRows) {
  const given = groupBy(
    rows.agencies,
    ({ from }) => from,
    (one) => one,
  )

  const validAt = (principal: string, now: string) => {
    const time = Date.parse(now)
    const agencies = given.get(principal) ?? []
    return agencies.filter(({ start, end }) => Date.parse(start) <= time && time < Date.parse(end))
  }

  return {
    agentsOf: (principal: string, { flow, now }: Readonly<{ flow: string; now: string }>) => {
      const valid = validAt(principal, now).filter((one) => one.flow === null || one.flow === flow)
      return [...new Set(valid.map(({ to }) => to))]
    },
    standInsOf: (principal: string, now: string) =>
      validAt(principal, now)
        .filter(({ flow }) => flow === null)
        .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)),
  }
}

/** Builds the organization tree and its trees of posts. */
function trees({ organizations, posts }: DirectoryRows) {
  const organizationById = byId(organizations)
  const children = groupBy(
    organizations,
    ({ parentId }) => parentId,
    (one) => one,
  )
  const childrenOf = (id: string | null): readonly Organization[] => children.get(id) ?? nothing
  const pathOf = (id: string): readonly Organization[] => {
    const own = organizationById.get(id)
    if (!own) return nothing
    return own.parentId === null ? [own] : [...pathOf(own.parentId), own]
  }
  const subtreeOf = (id: string): readonly Organization[] => {
    const own = organizationById.get(id)
    return own ? [own, ...childrenOf(id).flatMap((child) => subtreeOf(child.id))] : nothing
  }

  return { childrenOf, pathOf, subtreeOf, ...postTrees(posts) }
}

function postTrees(posts: readonly Post[]) {
  const topPosts = groupBy(
    posts.filter(({ parentId }) => parentId === null),
    ({ organizationId }) => organizationId,
    (one) => one,
  )
  const childPosts = groupBy(
    posts.filter(({ parentId }) => parentId !== null),
    ({ parentId }) => parentId,
    (one) => one,
  )

  return {
    topPostsIn: (organization: string) => topPosts.get(organization) ?? nothing,
    childPostsOf: (post: string) => childPosts.get(post) ?? nothing,
  }
}
