import type { HolderSet } from '@signet/flow'
import { groupBy } from './group-rows.ts'
import { type LayeredMap, layeredMap } from './layered-map.ts'
import { comparePeople, placedIn } from './people-order.ts'
import type { Circle, DirectoryRows, Membership, Person, Post, Snapshot } from './snapshot.ts'

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

/** The members of each post, role or group in the order of people, and the sets of each person. */
type Members = Readonly<{
  of: LayeredMap<string, readonly string[]>
  setsOf: LayeredMap<string, readonly string[]>
}>

const kinds = ['postHolders', 'roleMembers', 'groupMembers'] as const

/** The members of all posts, roles, and groups without a rule. */
export type Memberships = Readonly<Record<(typeof kinds)[number], Members>>

export function findMemberships(rows: DirectoryRows): Memberships {
  const rank = new Map(rows.people.map(({ id }, index) => [id, index]))
  const rankOf = (person: string) => rank.get(person) ?? 0
  return ofEachKind((kind) => {
    const members = rows[kind].toSorted((a, b) => rankOf(a.personId) - rankOf(b.personId))
    return { of: layeredMap(peopleBySet(members)), setsOf: layeredMap(setsByPerson(members)) }
  })
}

type Changed = Readonly<{
  before: DirectoryRows
  rows: DirectoryRows
  personOf: (id: string) => Person | undefined
  /** All people of whom something may differ. */
  changed: ReadonlySet<string>
  /** Those of them who came, left, or are at another place in the order. */
  moved: ReadonlySet<string>
}>

/** Returns former memberships as they are now. */
export function updateMemberships(former: Memberships, change: Changed): Memberships {
  const { before, rows, personOf } = change
  const compare = (one: string, other: string) => {
    const [a, b] = [personOf(one), personOf(other)]
    return a && b ? comparePeople(a, b) : 0
  }
  return ofEachKind((kind) => {
    const changed = rows[kind] === before[kind] ? change.moved : change.changed
    if (changed.size === 0) return former[kind]
    const { of, setsOf } = former[kind]
    const now = rows[kind].filter(({ personId }) => changed.has(personId))
    const [added, sets] = [peopleBySet(now), setsByPerson(now)]
    const touched = new Set([...[...changed].flatMap((id) => setsOf.get(id) ?? nothing), ...added.keys()])
    const membersNow = (set: string) => {
      const kept = (of.get(set) ?? nothing).filter((id) => !changed.has(id))
      return placedIn(kept, added.get(set) ?? nothing, compare)
    }
    return {
      of: of.with([...touched].map((set) => [set, membersNow(set)])),
      setsOf: setsOf.with([...changed].map((id) => [id, sets.get(id)])),
    }
  })
}

function ofEachKind(membersOf: (kind: (typeof kinds)[number]) => Members): Memberships {
  const [postHolders, roleMembers, groupMembers] = [
    membersOf('postHolders'),
    membersOf('roleMembers'),
    membersOf('groupMembers'),
  ]
  return { postHolders, roleMembers, groupMembers }
}

function peopleBySet(members: readonly Membership[]): ReadonlyMap<string, readonly string[]> {
  return groupBy(
    members,
    ({ setId }) => setId,
    ({ personId }) => personId,
  )
}

function setsByPerson(members: readonly Membership[]): ReadonlyMap<string, readonly string[]> {
  return groupBy(
    members,
    ({ personId }) => personId,
    ({ setId }) => setId,
  )
}

type Sets = Pick<Snapshot, 'posts' | 'roles' | 'groups'>

/**
 * Returns the lookups of memberships; a department's members are those with a post directly in it.
 */
export function memberLookups(members: () => Memberships, sets: Sets, people: Snapshot['people']) {
  const inDepartments = membersOfDepartments(members, sets.posts, people)
  const holders = {
    position: (id: string) => members().postHolders.of.get(id) ?? nothing,
    role: (id: string) => members().roleMembers.of.get(id) ?? nothing,
    group: (id: string) => members().groupMembers.of.get(id) ?? nothing,
    department: inDepartments,
  }
  return {
    postsOf: (person: string) => known<Post>(members().postHolders.setsOf.get(person), sets.posts),
    rolesOf: (person: string) => known<Circle>(members().roleMembers.setsOf.get(person), sets.roles),
    groupsOf: (person: string) => known(members().groupMembers.setsOf.get(person), sets.groups),
    holdersOf: ({ kind, id }: HolderSet): readonly string[] => holders[kind](id),
    positionsOf: (person: string) =>
      known<Post>(members().postHolders.setsOf.get(person), sets.posts).map(({ id }) => id),
  }
}

function known<Set>(ids: readonly string[] | undefined, sets: ReadonlyMap<string, Set>): readonly Set[] {
  return ids?.flatMap((id) => sets.get(id) ?? []) ?? nothing
}

function membersOfDepartments(
  members: () => Memberships,
  posts: ReadonlyMap<string, Post>,
  people: Snapshot['people'],
): (id: string) => readonly string[] {
  const found = new Map<string, readonly string[]>()
  let postsIn: ReadonlyMap<string, readonly string[]> | undefined
  const membersIn = (id: string) => {
    postsIn ??= groupBy(
      [...posts.values()],
      ({ organizationId }) => organizationId,
      (post) => post.id,
    )
    const { of } = members().postHolders
    const ids = new Set((postsIn.get(id) ?? nothing).flatMap((post) => of.get(post) ?? nothing))
    return [...ids]
      .flatMap((person) => people.get(person) ?? [])
      .sort(comparePeople)
      .map((person) => person.id)
  }
  return (id) => {
    const kept = found.get(id) ?? membersIn(id)
    found.set(id, kept)
    return kept
  }
}
