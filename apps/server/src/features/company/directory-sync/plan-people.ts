import { type Post, type Snapshot, spellInLatin } from '../../../people/directory/index.ts'
import {
  findCircles,
  isPhone,
  type NewPost,
  noFacts,
  openPosts,
  type PlannedPerson,
} from '../organization-sheets/index.ts'
import type { MatchedPerson } from './match-people.ts'
import type { DepartmentsPart } from './plan-departments.ts'
import {
  aboutPerson,
  conflict,
  inTurns,
  type Linked,
  type Planning,
  type SyncChange,
  type SyncField,
} from './sync-plan.ts'

type Facts = PlannedPerson['facts']
type Stored = Pick<PlannedPerson, 'facts' | 'postIds'>

export type PeoplePart = Readonly<{
  changes: readonly SyncChange[]
  people: readonly Stored[]
  posts: readonly NewPost[]
  links: readonly Linked[]
  /** People who are enabled again. */
  returned: readonly string[]
  /** People who are disabled. */
  vanished: readonly string[]
  /** How many people of the directory could sign in before. */
  enabled: number
}>

type Draft = MatchedPerson &
  Readonly<{ facts: Facts; postIds: readonly string[] | undefined; managerWas: string | null }>

/** Plans what happens to the people of the directory, and to those whom it no longer has. */
export async function planPeople(
  planning: Planning,
  matched: readonly MatchedPerson[],
  departments: DepartmentsPart,
): Promise<PeoplePart> {
  const { directory, links } = planning
  const conflicts: SyncChange[] = []
  const posts = openPosts(directory, planning.newId)
  const placeOf = openPlaces(planning, departments, posts.inDepartment)
  const managerOf = openManagers(planning, matched, conflicts)
  const all = await inTurns(matched, (one) =>
    draftOf(one, { postIds: placeOf(one), managerId: managerOf(one), conflicts }),
  )
  const drafts = breakCircles(directory, all, conflicts)
  const gone = planVanished(planning, new Set(matched.map(({ id }) => id)))
  const disabled = disabledBySync(planning)
  const nameOf = openNames(directory, drafts)
  const pathOf = openPaths(planning, departments, posts.made)
  const rows = await inTurns(drafts, (draft) => rowOf(draft, { planning, disabled, nameOf, pathOf }))
  const people = drafts.filter((_, at) => (rows[at]?.fields.length ?? 0) > 0)
  const used = new Set(people.flatMap(({ postIds = [] }) => postIds))
  return {
    changes: [
      ...rows.filter(({ kind, fields }) => kind !== 'changed' || fields.length > 0),
      ...gone.changes,
      ...conflicts,
    ],
    people,
    posts: posts.made().filter(({ id }) => used.has(id)),
    links: drafts
      .filter(({ entry }) => !links.people.has(entry.subject))
      .map(({ entry: { subject }, id }) => ({ subject, id })),
    returned: drafts.filter(({ id }) => disabled.has(id)).map(({ id }) => id),
    vanished: gone.vanished,
    enabled: gone.enabled,
  }
}

type Parts = Readonly<{
  postIds: readonly string[] | undefined
  managerId: string | undefined
  conflicts: SyncChange[]
}>

/** What the directory leaves out stays as it is. */
function draftOf(matched: MatchedPerson, { postIds, managerId, conflicts }: Parts): Draft {
  const { entry, person, id } = matched
  const { account, name } = entry
  const before = person ?? noFacts
  const right = (code: string, value: string, isRight: boolean): string => {
    if (value === '' || isRight) return value
    conflicts.push(conflict(aboutPerson(entry.subject, entry), code, { value: value.slice(0, 60) }))
    return ''
  }
  const email = right('wrongMail', entry.email, isMail(entry.email))
  const mobilePhone = right('wrongPhone', entry.mobilePhone, isPhone(entry.mobilePhone))
  const { gender, employeeNumber, entryDate } = before
  const facts: Facts = {
    ...{ id, account, name, gender, employeeNumber, entryDate },
    pinyin: before.name === name ? before.pinyin : spellInLatin(name),
    mobilePhone: mobilePhone || before.mobilePhone,
    email: email || before.email,
    managerId: managerId ?? before.managerId,
    majorPostId: postIds?.[0] ?? before.majorPostId,
  }
  return { ...matched, facts, postIds, managerWas: before.managerId }
}

function isMail(text: string): boolean {
  return text.length <= 120 && /^[^\s@<>]{1,64}@[^\s@<>.]{1,63}(?:\.[^\s@<>.]{1,63})+$/.test(text)
}

/** Who comes into a department gets its post of members in place of the posts of the former main department. */
function openPlaces(
  { directory, memberPost }: Planning,
  { departmentOf }: DepartmentsPart,
  inDepartment: (organizationId: string, name: string) => Pick<Post, 'id'>,
) {
  return ({ entry, person }: MatchedPerson): readonly string[] | undefined => {
    const department = departmentOf(entry.subject)
    if (department === undefined) return undefined
    const held = person ? directory.postsOf(person.id) : []
    if (held.some(({ organizationId }) => organizationId === department)) return undefined
    const main = directory.posts.get(person?.majorPostId ?? '')?.organizationId
    const kept = held.filter(({ organizationId }) => organizationId !== main)
    return [inDepartment(department, memberPost).id, ...kept.map(({ id }) => id)]
  }
}

/** Finds managers among the people of the directory. Undefined: the directory names none that can be used. */
function openManagers(planning: Planning, matched: readonly MatchedPerson[], conflicts: SyncChange[]) {
  const byKey = new Map(matched.map(({ entry, id }) => [entry.key, id]))
  return ({ entry, id }: MatchedPerson): string | undefined => {
    if (entry.manager === '' || planning.settings.managerAttribute === '') return undefined
    const managerId = byKey.get(entry.manager)
    const code = managerId === id ? 'managerCircle' : 'managerUnknown'
    if (managerId !== undefined && managerId !== id) return managerId
    const manager = entry.manager.split('\n')[0] ?? ''
    conflicts.push(conflict(aboutPerson(entry.subject, entry), code, { manager: manager.slice(0, 100) }))
    return undefined
  }
}

/** People in a circle of managers keep the manager whom they have. */
function breakCircles(
  directory: Snapshot,
  drafts: readonly Draft[],
  conflicts: SyncChange[],
): readonly Draft[] {
  const people = [...directory.people.values(), ...drafts.map(({ facts }) => facts)]
  const circles = findCircles(new Map(people.map(({ id, managerId }) => [id, managerId])))
  const inCircle = drafts.filter(
    ({ id, facts, managerWas }) => circles.has(id) && facts.managerId !== managerWas,
  )
  if (inCircle.length === 0) return drafts
  for (const { entry } of inCircle)
    conflicts.push(conflict(aboutPerson(entry.subject, entry), 'managerCircle', { manager: entry.name }))
  const next = drafts.map((draft) =>
    inCircle.includes(draft) ? { ...draft, facts: { ...draft.facts, managerId: draft.managerWas } } : draft,
  )
  return breakCircles(directory, next, conflicts)
}

function openNames(directory: Snapshot, drafts: readonly Draft[]): (id: string | null) => string {
  const names = new Map(drafts.map(({ id, facts }) => [id, facts.name]))
  return (id) => names.get(id ?? '') ?? (id === null ? '' : directory.nameOf(id))
}

/** The path of the department of a post, also of one that is made on the way. */
function openPaths(
  { directory }: Planning,
  { pathOf }: DepartmentsPart,
  made: () => readonly NewPost[],
): (postId: string | null) => string {
  const newPosts = new Map(made().map((post) => [post.id, post]))
  return (postId) => {
    const post = directory.posts.get(postId ?? '') ?? newPosts.get(postId ?? '')
    return post ? pathOf(post.organizationId) : ''
  }
}

type Showing = Readonly<{
  planning: Planning
  disabled: ReadonlySet<string>
  nameOf: (id: string | null) => string
  pathOf: (postId: string | null) => string
}>

function rowOf(draft: Draft, { planning, disabled, nameOf, pathOf }: Showing): SyncChange {
  const { entry, person, facts, managerWas, postIds } = draft
  const { account, name, email, mobilePhone } = person ?? { account: '', ...noFacts }
  const isSameManager = facts.managerId === managerWas
  const fields: readonly SyncField[] = [
    { field: 'account', before: account, after: facts.account },
    { field: 'name', before: name, after: facts.name },
    { field: 'email', before: email, after: facts.email },
    { field: 'mobilePhone', before: mobilePhone, after: facts.mobilePhone },
  ]
  const manager = { field: 'manager', before: nameOf(managerWas), after: nameOf(facts.managerId) } as const
  const department = {
    field: 'department',
    before: pathOf(person?.majorPostId ?? null),
    after: pathOf(facts.majorPostId),
  } as const
  return {
    ...aboutPerson(entry.subject, facts),
    kind: kindOf(draft, planning, disabled),
    fields: [
      ...fields.filter(({ before, after }) => before !== after),
      ...(isSameManager ? [] : [manager]),
      ...(postIds === undefined ? [] : [department]),
    ],
    reason: null,
  }
}

function kindOf(
  { id, person, entry }: Draft,
  { links }: Planning,
  disabled: ReadonlySet<string>,
): SyncChange['kind'] {
  if (!person) return 'new'
  if (disabled.has(id)) return 'returned'
  return links.people.has(entry.subject) ? 'changed' : 'linked'
}

/** People who were disabled because the directory no longer had them, and still are. */
function disabledBySync({ links, directory }: Planning): ReadonlySet<string> {
  const disabled = [...links.people.values()].filter(
    ({ personId, isDisabledBySync }) =>
      isDisabledBySync && directory.people.get(personId)?.isEnabled === false,
  )
  return new Set(disabled.map(({ personId }) => personId))
}

/** People whom the directory no longer has; the last administrator stays. */
function planVanished({ content, directory, links, settings }: Planning, matched: ReadonlySet<string>) {
  const there = new Set(content.people.map(({ subject }) => subject))
  const linked = [...links.people].flatMap(([subject, { personId }]) => {
    const person = directory.people.get(personId)
    return person?.isEnabled ? [{ subject, person }] : []
  })
  const gone = linked.filter(({ subject, person }) => !there.has(subject) && !matched.has(person.id))
  let administrators = [...directory.people.values()].filter(
    ({ isAdministrator, isEnabled }) => isAdministrator && isEnabled,
  ).length
  const vanished: string[] = []
  const changes = gone.toSorted(bySubject).map(({ subject, person }): SyncChange => {
    const about = aboutPerson(subject, person)
    if (settings.vanished === 'keep') return conflict(about, 'vanishedStays')
    if (person.isAdministrator && administrators === 1) return conflict(about, 'lastAdministrator')
    if (person.isAdministrator) administrators -= 1
    vanished.push(person.id)
    return { ...about, kind: 'vanished', fields: [], reason: null }
  })
  return { changes, vanished, enabled: linked.length }
}

function bySubject(a: Readonly<{ subject: string }>, b: Readonly<{ subject: string }>): number {
  return a.subject < b.subject ? -1 : 1
}
