import { byId } from './group-rows.ts'
import { type LayeredMap, layeredMap } from './layered-map.ts'
import type { Person } from './snapshot.ts'

/** The order of people everywhere: by pinyin, then by id, byte by byte as the database sorts them. */
export function comparePeople(one: Person, other: Person): number {
  return compareBytes(one.pinyin, other.pinyin) || compareBytes(one.id, other.id)
}

function compareBytes(one: string, other: string): number {
  return one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other))
}

type Compare<Item> = (one: Item, other: Item) => number
/** Returns an ordered list with more at their places. */
export function placedIn<Item>(
  list: readonly Item[],
  added: readonly Item[],
  compare: Compare<Item>,
): readonly Item[] {
  const next = list.slice()
  for (const item of added) next.splice(placeOf(item, next, compare), 0, item)
  return next
}

function placeOf<Item>(item: Item, list: readonly Item[], compare: Compare<Item>): number {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const there = list[middle]
    if (there !== undefined && compare(there, item) < 0) from = middle + 1
    else to = middle
  }
  return from
}

type PersonById = LayeredMap<string, Person>

const known = new WeakMap<readonly Person[], PersonById>()

/** Returns people by id. */
export function personById(people: readonly Person[]): PersonById {
  const found = known.get(people) ?? layeredMap(byId(people))
  known.set(people, found)
  return found
}

/** Returns people, in their order, with others in place of those with these ids; without those who are not there now. */
export function replacePeople(
  people: readonly Person[],
  ids: ReadonlySet<string>,
  now: readonly Person[],
): readonly Person[] {
  const before = personById(people)
  const kept = people.slice()
  for (const gone of [...ids].flatMap((id) => before.get(id) ?? []))
    kept.splice(placeOf(gone, kept, comparePeople), 1)
  const next = placedIn(kept, now, comparePeople)
  const nowById = byId(now)
  known.set(next, before.with([...ids].map((id) => [id, nowById.get(id)])))
  return next
}

/** Returns people in their order and by id. */
export function peopleMap(list: readonly Person[]): ReadonlyMap<string, Person> {
  const { get } = personById(list)
  const entries = () => list.map((person): [string, Person] => [person.id, person]).values()
  const map: ReadonlyMap<string, Person> = {
    size: list.length,
    get,
    has: (id) => get(id) !== undefined,
    keys: () => list.map(({ id }) => id).values(),
    values: () => list.values(),
    entries,
    forEach: (call) => {
      for (const person of list) call(person, person.id, map)
    },
    [Symbol.iterator]: entries,
  }
  return map
}
