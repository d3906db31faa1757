import type { HolderSet } from '@signet/flow'
import type { Circle, DirectoryRows, Group, Membership, Post } from './snapshot.ts'

const nothing: readonly never[] = []

type MemberChange = Readonly<{ setId: string; add: readonly string[]; remove: readonly string[] }>

/** Returns memberships with people removed from one set, and others added to it afterwards. */
export function changedMembers(
  members: readonly Membership[],
  { setId, add, remove }: MemberChange,
): readonly Membership[] {
  const touched = new Set([...add, ...remove])
  return [
    ...members.filter((one) => one.setId !== setId || !touched.has(one.personId)),
    ...[...new Set(add)].map((personId) => ({ setId, personId })),
  ]
}

type Memberships = ReturnType<typeof findMemberships>

/** The lookups of the rows that they were built of. */
const known = new WeakMap<
  DirectoryRows['postHolders'],
  Readonly<{ rows: DirectoryRows; found: Memberships }>
>()

/** Returns the lookups of `findMemberships`, those of the former version where nothing of it changed. */
export function membershipsOf(rows: DirectoryRows): Memberships {
  const kept = known.get(rows.postHolders)
  if (kept && hasSameMembers(kept.rows, rows)) return kept.found
  const found = findMemberships(rows)
  known.set(rows.postHolders, { rows, found })
  return found
}

/** Members are in the order of people, so that order counts too. */
function hasSameMembers(one: DirectoryRows, other: DirectoryRows): boolean {
  const isSame = (['posts', 'roles', 'groups', 'roleMembers', 'groupMembers'] as const).every(
    (part) => one[part] === other[part],
  )
  return (
    isSame &&
    one.people.length === other.people.length &&
    one.people.every(({ id }, at) => other.people[at]?.id === id)
  )
}

/**
 * Returns the members of posts, roles, groups and departments; a department's members are those with a post
 * directly in it.
 */
function findMemberships(rows: DirectoryRows) {
  const rank = new Map(rows.people.map(({ id }, index) => [id, index]))
  const inOrder = (memberships: readonly Membership[]) =>
    memberships.toSorted((a, b) => (rank.get(a.personId) ?? 0) - (rank.get(b.personId) ?? 0))

  const posts = indexMembers(rows.posts, inOrder(rows.postHolders))
  const roles = indexMembers<Circle>(rows.roles, inOrder(rows.roleMembers))
  const groups = indexMembers<Group>(rows.groups, inOrder(rows.groupMembers))
  const organizationOfPost = new Map(rows.posts.map(({ id, organizationId }) => [id, organizationId]))
  const departments = groupBy(
    inOrder(rows.postHolders),
    ({ setId }) => organizationOfPost.get(setId),
    ({ personId }) => personId,
  )
  const sets = {
    position: posts.members,
    role: roles.members,
    group: groups.members,
    department: (id: string) => [...new Set(departments.get(id))],
  }

  return {
    postsOf: posts.setsOf,
    rolesOf: roles.setsOf,
    groupsOf: groups.setsOf,
    holdersOf: ({ kind, id }: HolderSet) => sets[kind](id),
    positionsOf: (person: string) => posts.setsOf(person).map(({ id }) => id),
  }
}

function indexMembers<Set extends Post | Circle>(sets: readonly Set[], rows: readonly Membership[]) {
  const setById = byId<Set>(sets)
  const members = groupBy(
    rows,
    ({ setId }) => setId,
    ({ personId }) => personId,
  )
  const setsOf = groupBy(
    rows,
    ({ personId }) => personId,
    ({ setId }) => setById.get(setId),
  )

  return {
    members: (set: string): readonly string[] => members.get(set) ?? nothing,
    setsOf: (person: string): readonly Set[] =>
      (setsOf.get(person) ?? nothing).filter((set) => set !== undefined),
  }
}

/** Groups rows by key, keeping their order. */
export function groupBy<Key, Row, Part>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  partOf: (row: Row) => Part,
): ReadonlyMap<Key, readonly Part[]> {
  const groups = new Map<Key, Part[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(partOf(row))
    else groups.set(keyOf(row), [partOf(row)])
  }
  return groups
}

export function byId<Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
