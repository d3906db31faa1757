import {
  areasByPart,
  contract,
  type HandlerOutput,
  type ParsedInput,
  type RefusalCode,
} from '@signet/contract'
import type { Translate } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import {
  type Administration,
  administrationOf,
  type Organization,
  orgNameTree,
  type Person,
  type Post,
  personMatcher,
  personRef,
  type Snapshot,
} from '../../../people/directory/index.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { personnelList } from '../personnel/index.ts'
import { directoryOf } from './directory-of.ts'
import { externalMark } from './organization-view.ts'
import { pageOfRows } from './page-of-rows.ts'

type Wanted = ParsedInput<typeof contract.people.list>
type PersonRow = Omit<HandlerOutput<typeof contract.people.list>['list'][number], 'texts'>

/** Answered from memory, so that a page of 20,000 people costs no query; but key fields of personnel records are read. */
export const listPeople = serve(contract.people.list, async (call) => {
  const { input, actor, server } = call
  const directory = await directoryOf(call, input.day)
  // What an administrator may see is decided by the organization of today, and so are personnel records.
  const own = administrationOf(await server.directories.of(actor.tenant), actor.personId)
  const personnel = input.day === undefined ? await personnelList(call) : undefined
  const keeps = ({ id }: Pick<Person, 'id'>) => own.hasPerson('people', id)
  const alike = input.keyword === undefined ? undefined : await personnel?.peopleWith(input.keyword)
  const isMeant = filterOf(directory, input, (person) => alike?.has(person.id) === true && keeps(person))
  const keyOf = sortKeys[input.sort]
  const found = [...directory.people.values()].filter((person) => isMeant(person) && isTheirs(own, person))
  const isDown = input.order === 'descending'
  const sorted = found.sort((a, b) => (isDown ? compare(keyOf(b), keyOf(a)) : compare(keyOf(a), keyOf(b))))
  const page = pageOfRows(sorted, { ...input, isDown }, keyOf)

  const t = server.words.t(call.caller.locale)
  const texts = await personnel?.textsOf(page.list.filter(keeps).map(({ id }) => id))

  return {
    ...page,
    columns: [...(personnel?.columns ?? [])],
    list: page.list.map((person) => ({
      ...personRow(directory, person, t),
      texts: texts?.get(person.id) ?? {},
    })),
  }
})

/** In any area that shows people. */
function isTheirs(own: Administration, { id }: Person): boolean {
  return own.isEverything || [...areasByPart].some((area) => own.hasPerson(area, id))
}

type Key = readonly [string, string]

const sortKeys: Readonly<Record<Wanted['sort'], (person: Person) => Key>> = {
  name: ({ pinyin, id }) => [pinyin, id],
  account: ({ account, id }) => [account.toLowerCase(), id],
  employeeNumber: ({ employeeNumber, id }) => [employeeNumber, id],
  entryDate: ({ entryDate, id }) => [entryDate ?? '', id],
}

function compare([a, idA]: Key, [b, idB]: Key): number {
  if (a === b) return idA < idB ? -1 : 1
  return a < b ? -1 : 1
}

const states: Readonly<Record<Wanted['state'], (person: Person) => boolean>> = {
  any: () => true,
  active: ({ isEnabled }) => isEnabled,
  disabled: ({ isEnabled }) => !isEnabled,
  administrator: ({ isAdministrator }) => isAdministrator,
}

function filterOf(
  directory: Snapshot,
  wanted: Wanted,
  isAlike: (person: Person) => boolean,
): (person: Person) => boolean {
  const { organizeId, roleId, groupId, state, keyword } = wanted
  const below = (unit: Organization) => directory.holdersOf({ kind: 'department', id: unit.id })
  const sets = [
    organizeId !== '' && directory.subtreeOf(organizeId).flatMap(below),
    roleId !== '' && directory.holdersOf({ kind: 'role', id: roleId }),
    groupId !== '' && directory.holdersOf({ kind: 'group', id: groupId }),
  ].flatMap((ids) => (ids === false ? [] : [new Set(ids)]))
  const inState = states[state]
  // Every row of this list shows the phone number.
  const matches = personMatcher(keyword, () => true)

  return (person) =>
    inState(person) &&
    sets.every((set) => set.has(person.id)) &&
    (matches(person) || isNumbered(person, keyword) || isAlike(person))
}

function isNumbered({ employeeNumber }: Person, keyword: string | undefined): boolean {
  return employeeNumber !== '' && employeeNumber.toLowerCase() === keyword?.toLowerCase()
}

/** The posts of a person, the main one first. */
function postsOf(directory: Snapshot, { id, majorPostId }: Person): readonly Post[] {
  const posts = directory.postsOf(id)
  return [
    ...posts.filter((post) => post.id === majorPostId),
    ...posts.filter((post) => post.id !== majorPostId),
  ]
}

function personRow(directory: Snapshot, person: Person, t: Translate): PersonRow {
  const { id, account, name, avatar, gender, mobilePhone, email, employeeNumber, entryDate } = person
  const posts = postsOf(directory, person)
  const organizationIds = [...new Set(posts.map(({ organizationId }) => organizationId))]
  return {
    ...{ id, account, gender, mobilePhone, email, employeeNumber, entryDate },
    realName: name,
    headIcon: avatar,
    departments: directory.isExternal(id)
      ? [externalMark(t, person)]
      : organizationIds.map((organization) => orgNameTree(directory, organization)),
    posts: posts.map((post) => post.name),
    isEnabled: person.isEnabled,
    isAdministrator: person.isAdministrator,
    version: person.version,
  }
}

const reportsShown = 100

export const openPerson = serve(contract.people.open, async (call) => {
  const { input } = call
  const directory = await directoryOf(call, input.day)
  const person = directory.people.get(input.id)
  if (!person) throw new Refusal<RefusalCode>('organization.notFound')

  await refuseOutside(call, 'people', { people: [person.id] })
  const refer = personRef(directory)
  const reports = directory.ledBy(person.id).filter(({ isEnabled }) => isEnabled)
  return {
    ...personRow(directory, person, call.server.words.t(call.caller.locale)),
    positions: postsOf(directory, person).map(({ id, name, organizationId }) => ({
      id,
      name,
      department: orgNameTree(directory, organizationId),
    })),
    roles: directory.rolesOf(person.id).map(({ id, name }) => ({ id, name })),
    groups: directory.groupsOf(person.id).map(({ id, name }) => ({ id, name })),
    manager: person.managerId ? refer(person.managerId) : null,
    managers: managersOf(directory, person.id).map(refer),
    reportCount: reports.length,
    reports: reports.slice(0, reportsShown).map(({ id }) => refer(id)),
  }
})

function managersOf(directory: Snapshot, person: string): readonly string[] {
  const chain: string[] = []
  for (let next = directory.managerOf(person, 1); next; next = directory.managerOf(person, chain.length + 1))
    chain.push(next)
  return chain
}
