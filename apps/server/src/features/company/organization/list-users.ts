import { type ChoosableUser, contract } from '@signet/contract'
import { findableBy } from '../../../cases/reading/findable-people.ts'
import { serve } from '../../../http/serve.ts'
import {
  findPeople,
  isColleague,
  matchesText,
  type Person,
  personMatcher,
  type SeesPhone,
  type Snapshot,
} from '../../../people/directory/index.ts'
import { nearestFirst, selectRecent, selectStarred } from '../../../people/nearness/index.ts'
import { reachSight } from '../../../people/rights/reach-sight.ts'
import { type UserRowContext, userRow } from './organization-view.ts'
import { pageOfRows } from './page-of-rows.ts'

/** Members see active people; administrators also see disabled ones. */
export const users = serve(contract.organization.users, async (call) => {
  const { input, tx, actor, caller, server, now } = call
  const { organizeId, positionId, roleId, groupId } = input
  const directory = await server.directories.of(actor.tenant)
  const sets = [
    organizeId && directory.holdersOf({ kind: 'department', id: organizeId }),
    positionId && directory.holdersOf({ kind: 'position', id: positionId }),
    roleId && directory.holdersOf({ kind: 'role', id: roleId }),
    groupId && directory.holdersOf({ kind: 'group', id: groupId }),
  ].flatMap((ids) => (ids === '' ? [] : [new Set(ids)]))
  // Only a role or group offers people of other companies, and what is designed may name them.
  const mayName = actor.isAdministrator || actor.areas.size > 0
  const isNamed = roleId !== '' || groupId !== '' || (mayName && input.externals === 'yes')
  const mayFind = await findableBy(call)
  const sees = await reachSight(call)
  const found = peopleNamed(directory, { keyword: input.keyword, seesPhone: sees.phone }).filter(
    ({ id, isEnabled }) =>
      (isEnabled || actor.isAdministrator) &&
      (isNamed || actor.isExternal || !directory.isExternal(id)) &&
      sets.every((set) => set.has(id)) &&
      mayFind(id),
  )

  const view = { directory, reader: actor, t: server.words.t(caller.locale), now }
  if (input.order === 'name') return showPage(view, found, input)
  const [recent, starred] = await Promise.all([
    selectRecent(tx, actor.personId),
    selectStarred(tx, actor.personId),
  ])
  return showNearest(view, found, { ...input, recent, starred })
})

type Circle = (directory: Snapshot, me: string) => (colleague: Person) => boolean

/** The people one may write to, by wire number. */
const circles: Readonly<Record<number, Circle>> = {
  2: (directory, me) => {
    const department = directory.departmentOf(me)
    return ({ id }) => department !== undefined && directory.departmentOf(id) === department
  },
  3: (directory, me) => {
    const own = new Set(directory.postsOf(me).map(({ id }) => id))
    return ({ id }) => directory.postsOf(id).some((post) => own.has(post.id))
  },
  6: (directory, me) => {
    const company = companyOf(directory, me)
    return ({ id }) => company !== undefined && companyOf(directory, id) === company
  },
}

export const receiveUsers = serve(contract.organization.receiveUsers, async (call) => {
  const { input, actor, caller, server, now } = call
  const directory = await server.directories.of(actor.tenant)
  const mayFind = await findableBy(call)
  const sees = await reachSight(call)
  const isIn = circles[input.type]?.(directory, actor.personId) ?? (() => true)
  const found = peopleNamed(directory, { keyword: input.keyword, seesPhone: sees.phone }).filter(
    (person) =>
      person.id !== actor.personId && isColleague(directory, person.id) && isIn(person) && mayFind(person.id),
  )

  return showPage({ directory, reader: actor, t: server.words.t(caller.locale), now }, found, input)
})

/** Returns the nearest company above a person's department. */
function companyOf(directory: Snapshot, person: string): string | undefined {
  return directory
    .pathOf(directory.departmentOf(person) ?? '')
    .findLast(({ category }) => category === 'company')?.id
}

type PeopleQuery = Readonly<{
  keyword?: string | undefined
  cursor?: string | undefined
  currentPage?: number | undefined
  pageSize: number
}>

/** Whether a person works in a department whose name matches the keyword; undefined when no department does. */
function membersOfDepartment({ organizations, departmentOf }: Snapshot, keyword = '') {
  if (keyword.trim() === '') return undefined
  const matching = [...organizations.values()].filter(({ name }) => matchesText(name, keyword))
  if (matching.length === 0) return undefined
  const ids = new Set(matching.map(({ id }) => id))
  return ({ id }: Person) => ids.has(departmentOf(id) ?? '')
}

type Naming = Readonly<{ keyword: string | undefined; seesPhone: SeesPhone }>

/** Returns everybody, also disabled people, who matches the keyword or whose department does, ordered by pinyin. */
function peopleNamed(directory: Snapshot, { keyword, seesPhone }: Naming): readonly Person[] {
  const named = findPeople(directory.people, keyword, seesPhone)
  const isIn = membersOfDepartment(directory, keyword)
  if (!isIn) return named
  const known = new Set(named)
  return [...directory.people.values()].filter((person) => known.has(person) || isIn(person))
}

type ChoosingView = UserRowContext & Readonly<{ now: string }>
type SearchedView = ChoosingView & Readonly<{ seesPhone: SeesPhone }>

/** Returns a page of those people who match the keyword, or whose department does, ordered by pinyin. */
export function pageOfPeople(view: SearchedView, people: readonly Person[], query: PeopleQuery) {
  const isIn = membersOfDepartment(view.directory, query.keyword) ?? (() => false)
  const matches = personMatcher(query.keyword, view.seesPhone)
  return showPage(
    view,
    people.filter((person) => matches(person) || isIn(person)),
    query,
  )
}

function showPage(view: ChoosingView, found: readonly Person[], query: PeopleQuery) {
  const page = pageOfRows(found, query, ({ pinyin, id }) => [pinyin, id])
  return { ...page, list: page.list.map((person) => choosable(view, person)) }
}

/** The same, those nearest to the reader first. */
function showNearest(
  view: ChoosingView,
  found: readonly Person[],
  query: PeopleQuery & Readonly<{ recent: readonly string[]; starred: readonly string[] }>,
) {
  const { rows, keyOf, circleOf } = nearestFirst(found, {
    recent: query.recent,
    starred: query.starred,
    department: view.directory.departmentOf(view.reader.personId),
    departmentOf: view.directory.departmentOf,
  })
  const page = pageOfRows(rows, query, keyOf)
  return {
    ...page,
    list: page.list.map((person) => ({ ...choosable(view, person), circle: circleOf(person) })),
  }
}

function choosable(view: ChoosingView, person: Person): ChoosableUser {
  const standIns = view.directory.standInsOf(person.id, view.now)
  return { ...userRow(view, person), awayUntil: standIns[0]?.end ?? null }
}
