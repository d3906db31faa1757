import { groupBy } from './group-rows.ts'
import { type LayeredMap, layeredMap } from './layered-map.ts'
import { findMemberships, type Memberships, updateMemberships } from './memberships.ts'
import { personById } from './people-order.ts'
import type { DirectoryRows, Person } from './snapshot.ts'

/** A lookup that is built when it is first asked for: in a large company each takes time, and a call needs few. */
export type Later<Lookup> = Readonly<{ find: () => Lookup; found: () => Lookup | undefined }>

export function later<Lookup>(build: () => Lookup, already?: Lookup): Later<Lookup> {
  let built = already
  return {
    find: () => {
      built ??= build()
      return built
    },
    found: () => built,
  }
}

/** Few people whom every version needs, in the order of people. */
type Chosen = Readonly<{ administrators: readonly Person[]; succeeded: readonly Person[] }>

type Ids = LayeredMap<string, readonly string[]>

/** What is looked up about people. */
export type PersonIndexes = Readonly<{
  rows: DirectoryRows
  chosen: Chosen
  /** Ids by account in lower case. */
  accounts: Later<Ids>
  /** Ids by phone number. */
  phones: Later<Ids>
  members: Later<Memberships>
}>

type Former = Readonly<{
  indexes: PersonIndexes
  /** The people who changed since, came or left, also by a membership. */
  changed: ReadonlySet<string>
}>

/** Returns the indexes of people. Those that were built before are brought up to date instead of being built again. */
export function findIndexes(rows: DirectoryRows, before?: Former): PersonIndexes {
  const update = before && updates(rows, before)
  return {
    rows,
    chosen: update?.chosen ?? chooseFrom(rows.people),
    accounts: later(() => indexBy(rows.people, accountOf), update?.ids('accounts', accountOf)),
    phones: later(() => indexBy(rows.people, phoneOf), update?.ids('phones', phoneOf)),
    members: later(() => findMemberships(rows), update?.members()),
  }
}

function chooseFrom(people: readonly Person[]): Chosen {
  return { administrators: people.filter(isActingAdministrator), succeeded: people.filter(isSucceeded) }
}

function isActingAdministrator({ isAdministrator, isEnabled }: Person): boolean {
  return isAdministrator && isEnabled
}

/** Whether another person took the place of one who left. */
function isSucceeded({ isEnabled, successorId }: Person): boolean {
  return !isEnabled && successorId !== null
}

function accountOf({ account }: Person): string {
  return account.toLowerCase()
}

function phoneOf({ mobilePhone }: Person): string {
  return mobilePhone
}

function indexBy(people: readonly Person[], keyOf: (person: Person) => string): Ids {
  return layeredMap(groupBy(people, keyOf, ({ id }) => id))
}

function updates(rows: DirectoryRows, { indexes, changed }: Former) {
  const [was, is] = [personById(indexes.rows.people), personById(rows.people)]
  const former = [...changed].flatMap((id) => was.get(id) ?? [])
  const next = [...changed].flatMap((id) => is.get(id) ?? [])
  const isChosen = (person: Person) => isActingAdministrator(person) || isSucceeded(person)
  const isMoved = (id: string) => was.get(id)?.pinyin !== is.get(id)?.pinyin
  return {
    chosen: [...former, ...next].some(isChosen) ? undefined : indexes.chosen,
    ids: (name: 'accounts' | 'phones', keyOf: (person: Person) => string): Ids | undefined => {
      const found = indexes[name].found()
      const keys = new Set([...former, ...next].map(keyOf))
      const added = groupBy(next, keyOf, ({ id }) => id)
      const idsNow = (key: string) => [
        ...(found?.get(key) ?? []).filter((id) => !changed.has(id)),
        ...(added.get(key) ?? []),
      ]
      return found?.with([...keys].map((key) => [key, idsNow(key)]))
    },
    members: () => {
      const found = indexes.members.found()
      const moved = new Set([...changed].filter(isMoved))
      const change = { before: indexes.rows, rows, personOf: is.get, changed, moved }
      return found && updateMemberships(found, change)
    },
  }
}
