import { contract, type UserRow } from '@signet/contract'
import { knownBy } from '../../../cases/reading/known-people-store.ts'
import { serve } from '../../../http/serve.ts'
import {
  everybodyIn,
  matchesText,
  type Person,
  personMatcher,
  type Snapshot,
} from '../../../people/directory/index.ts'
import { type UserReader, userRow } from './organization-view.ts'
import { pageOfRows } from './page-of-rows.ts'

/** Members see active people; administrators also see disabled ones. */
export const users = serve(contract.organization.users, async (call) => {
  const { input, actor, server } = call
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
  const knows = await knownBy(call)
  const meant = [...directory.people.values()].filter(
    ({ id, isEnabled }) =>
      (isEnabled || actor.isAdministrator) &&
      (isNamed || actor.isExternal || !directory.isExternal(id)) &&
      sets.every((set) => set.has(id)) &&
      knows(id),
  )

  return pageOfPeople({ directory, reader: actor }, meant, input)
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

export const receiveUsers = serve(contract.organization.receiveUsers, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const isIn = circles[input.type]?.(directory, actor.personId) ?? (() => true)
  const others = everybodyIn(directory).filter((person) => person.id !== actor.personId && isIn(person))

  return pageOfPeople({ directory, reader: actor }, others, input)
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

type PeopleView = Readonly<{ directory: Snapshot; reader: UserReader }>

/** Whether a person works in a department whose name matches the keyword. */
function membersOfDepartment({ organizations, departmentOf }: Snapshot, keyword = '') {
  if (keyword.trim() === '') return () => false
  const matching = [...organizations.values()].filter(({ name }) => matchesText(name, keyword))
  if (matching.length === 0) return () => false
  const ids = new Set(matching.map(({ id }) => id))
  return ({ id }: Person) => ids.has(departmentOf(id) ?? '')
}

/** Returns a page of the people who match the keyword, or whose department does, ordered by pinyin. */
export function pageOfPeople(
  { directory, reader }: PeopleView,
  people: readonly Person[],
  query: PeopleQuery,
) {
  const isIn = membersOfDepartment(directory, query.keyword)
  const matches = personMatcher(query.keyword)
  const found = people.filter((person) => matches(person) || isIn(person))
  const page = pageOfRows(found, query, ({ pinyin, id }) => [pinyin, id])

  return { ...page, list: page.list.map((person): UserRow => userRow(directory, person, reader)) }
}
