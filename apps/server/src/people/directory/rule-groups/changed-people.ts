import { isSameJson } from '@signet/std'
import type { DirectoryRows, Membership, Organization, Person, Post } from '../snapshot.ts'
import { peopleWithChangedAttributes } from './attributes.ts'

/** The rows that member rules read. */
export type JudgedRows = Pick<
  DirectoryRows,
  | 'organizations'
  | 'posts'
  | 'people'
  | 'postHolders'
  | 'roleMembers'
  | 'groupMembers'
  | 'grades'
  | 'attributes'
  | 'today'
  | 'week'
  | 'ownDays'
>

/** Returns the people of whom a fact may differ between two versions of the rows, without comparing days. */
export function changedPeople(before: JudgedRows, now: JudgedRows): ReadonlySet<string> {
  return new Set([
    ...changedThemselves(before.people, now.people),
    ...changedMembers(before.postHolders, now.postHolders),
    ...changedMembers(before.roleMembers, now.roleMembers),
    ...changedMembers(before.groupMembers, now.groupMembers),
    ...atChangedPosts(before, now),
    ...withChangedGrades(before, now),
    ...peopleWithChangedAttributes(before.attributes, now.attributes),
  ])
}

const facts = [
  'account',
  'name',
  'gender',
  'email',
  'majorPostId',
  'isAdministrator',
  'isEnabled',
  'employeeNumber',
  'entryDate',
  'externalUntil',
] as const satisfies readonly (keyof Person)[]

/** The order is usually the same, so that comparing places finds almost everybody. */
function changedThemselves(before: readonly Person[], now: readonly Person[]): readonly string[] {
  if (before === now) return []
  const isInOrder = before.length === now.length && before.every(({ id }, at) => now[at]?.id === id)
  const was = isInOrder ? undefined : new Map(before.map((person) => [person.id, person]))
  const changed = now.filter((person, at) => {
    const old = was ? was.get(person.id) : before[at]
    return old !== person && facts.some((fact) => old?.[fact] !== person[fact])
  })
  const there = was && new Set(now.map(({ id }) => id))
  const gone = there ? before.filter(({ id }) => !there.has(id)) : []
  return [...changed, ...gone].map(({ id }) => id)
}

/** How far a row is looked for at another place. */
const lookAhead = 16

/** Returns at least the people whose rows differ: rows are read in nearly the same order each time. */
function changedMembers(before: readonly Membership[], now: readonly Membership[]): readonly string[] {
  if (before === now) return []
  const touched: string[] = []
  let [at, to] = [0, 0]
  while (at < before.length || to < now.length) {
    const step = isSameRow(before[at], now[to]) ? same : stepBetween(before, at, now, to)
    if (step !== same) touched.push(...rowsIn(before, at, step.gone), ...rowsIn(now, to, step.added))
    at += step.gone
    to += step.added
  }
  return touched
}

type Step = Readonly<{ gone: number; added: number }>
const same: Step = { gone: 1, added: 1 }

/** Returns how many rows have to be passed on each side until both say the same. */
function stepBetween(
  before: readonly Membership[],
  at: number,
  now: readonly Membership[],
  to: number,
): Step {
  for (let ahead = 1; ahead <= lookAhead; ahead += 1) {
    if (isSameRow(before[at + ahead], now[to])) return { gone: ahead, added: 0 }
    if (isSameRow(before[at], now[to + ahead])) return { gone: 0, added: ahead }
  }
  return { gone: 1, added: 1 }
}

function isSameRow(one: Membership | undefined, other: Membership | undefined): boolean {
  return one !== undefined && one.personId === other?.personId && one.setId === other.setId
}

function rowsIn(rows: readonly Membership[], from: number, count: number): readonly string[] {
  return rows.slice(from, from + count).map(({ personId }) => personId)
}

type Units = Pick<JudgedRows, 'organizations' | 'posts'>

/** The people at posts that moved, or whose departments are below others than before. */
function atChangedPosts(before: JudgedRows, now: JudgedRows): readonly string[] {
  const posts = changedPosts(before, now)
  if (posts.size === 0) return []
  return [
    ...now.postHolders.filter(({ setId }) => posts.has(setId)).map(({ personId }) => personId),
    ...now.people.filter(({ majorPostId }) => posts.has(majorPostId ?? '')).map(({ id }) => id),
  ]
}

function changedPosts(before: Units, now: Units): ReadonlySet<string> {
  const hasSameTree =
    before.organizations.length === now.organizations.length &&
    before.organizations.every((one, at) => isSamePlace(one, now.organizations[at]))
  if (before.posts === now.posts && hasSameTree) return new Set()
  const placeOf = [placesIn(before.organizations), placesIn(now.organizations)] as const
  const old = new Map(before.posts.map((post) => [post.id, placeOf[0](post)]))
  return new Set(now.posts.filter((post) => old.get(post.id) !== placeOf[1](post)).map(({ id }) => id))
}

function isSamePlace(one: Organization, other: Organization | undefined): boolean {
  return one.id === other?.id && one.parentId === other.parentId && one.category === other.category
}

/** Writes down where a post is, from the top. */
function placesIn(organizations: readonly Organization[]): (post: Post) => string {
  const byId = new Map(organizations.map((one) => [one.id, one]))
  const known = new Map<string, string>()
  const placeOf = (id: string | null): string => {
    const own = id === null ? undefined : byId.get(id)
    if (!own) return ''
    const place = known.get(own.id) ?? `${placeOf(own.parentId)}/${own.category} ${own.id}`
    known.set(own.id, place)
    return place
  }
  return ({ organizationId }) => placeOf(organizationId)
}

function withChangedGrades({ grades: before }: JudgedRows, { grades: now }: JudgedRows): readonly string[] {
  if (isSameJson(before, now)) return []
  return [...before, ...now].flatMap(({ personIds }) => personIds)
}
