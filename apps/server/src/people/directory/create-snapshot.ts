import type { HolderSet } from '@signet/flow'
import { dayCalendarOf } from '../../clock/working-calendar.ts'
import { byId, groupBy, membershipsOf } from './memberships.ts'
import { groupLookups } from './rule-groups/group-lookups.ts'
import type { DirectoryRows, Organization, Post, Snapshot } from './snapshot.ts'
import { findSuperiors } from './superiors.ts'

const nothing: readonly never[] = []

/**
 * Builds each lookup once, so that a decision needs no query to find its people. Rules of groups are evaluated again
 * only for what differs from `basis`.
 */
export function createSnapshot(rows: DirectoryRows, basis?: Snapshot): Snapshot {
  const organizations = byId(rows.organizations)
  const people = byId(rows.people)
  const posts = byId(rows.posts)
  const sets = {
    position: posts,
    role: byId(rows.roles),
    group: byId(rows.groups),
    department: organizations,
  }
  const tree = trees(rows)
  const leaders = findSuperiors({ people, posts, organizations })
  const led = later(() =>
    groupBy(
      rows.people,
      ({ id }) => leaders.managerOf(id, 1),
      (one) => one,
    ),
  )
  const members = later(() => membershipsOf(rows))
  const facts = {
    ...{ pathOf: tree.pathOf, departmentOf: leaders.departmentOf, ...gradeLookups(rows) },
    calendar: dayCalendarOf(rows.week, rows.ownDays),
    postsOf: (person: string) => members().postsOf(person),
    rolesOf: (person: string) => members().rolesOf(person),
    companyOf: (person: string) =>
      tree.pathOf(leaders.departmentOf(person) ?? '').findLast(({ category }) => category === 'company')?.id,
  }
  const handKept = {
    groupsOf: (person: string) => members().groupsOf(person),
    holdersOf: (set: HolderSet) => members().holdersOf(set),
  }

  return {
    version: rows.version,
    organizations,
    people,
    posts,
    roles: sets.role,
    groups: sets.group,
    ...tree,
    positionsOf: (person) => members().positionsOf(person),
    ...leaders,
    ...facts,
    ...groupLookups({ rows, people, facts, handKept }, basis),
    ...agencies(rows),
    ...signInLookups(rows),
    ...successors(rows),
    ledBy: (person) => led().get(person) ?? [],
    isExternal: (person) => people.get(person)?.externalUntil != null,
    isActive: (person) => people.get(person)?.isEnabled ?? false,
    nameOf: (person) => people.get(person)?.name ?? '',
    nameOfSet: ({ kind, id }) => sets[kind].get(id)?.name ?? '',
  }
}

/** Builds a lookup when it is first asked for: in a large company each takes time, and a call needs few. */
function later<Lookup>(build: () => Lookup): () => Lookup {
  let built: Readonly<{ lookup: Lookup }> | undefined
  return () => {
    built ??= { lookup: build() }
    return built.lookup
  }
}

/** Administrators, and people by what they sign in with. */
function signInLookups({ people }: DirectoryRows) {
  const administrators = people.filter((one) => one.isAdministrator && one.isEnabled).map(({ id }) => id)
  const byAccount = later(() => new Map(people.map((one) => [one.account.toLowerCase(), one])))
  const byPhone = later(() =>
    groupBy(
      people.filter(({ mobilePhone }) => mobilePhone !== ''),
      ({ mobilePhone }) => mobilePhone,
      (one) => one,
    ),
  )

  return {
    administrators: () => administrators,
    personByAccount: (account: string) => byAccount().get(account.toLowerCase()),
    personByPhone: (phone: string) => {
      const found = byPhone().get(phone) ?? []
      return found.length === 1 ? found[0] : undefined
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
  return { grades, gradesOf: (person: string) => given().get(person) ?? nothing }
}

/** Who takes the place of people who left, in both directions. */
function successors({ people }: DirectoryRows) {
  const left = people.filter(({ isEnabled, successorId }) => !isEnabled && successorId !== null)
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

  return {
    agentsOf: (principal: string, { flow, now }: Readonly<{ flow: string; now: string }>) => {
      const time = Date.parse(now)
      const valid = (given.get(principal) ?? []).filter(
        (one) =>
          (one.flow === null || one.flow === flow) &&
          Date.parse(one.start) <= time &&
          time < Date.parse(one.end),
      )
      return [...new Set(valid.map(({ to }) => to))]
    },
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
