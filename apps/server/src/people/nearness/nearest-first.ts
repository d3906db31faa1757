import type { ChoosableUser } from '@signet/contract'
import type { Person } from '../directory/index.ts'

type Circle = NonNullable<ChoosableUser['circle']>
type Reader = Readonly<{
  /** Ids, the last one met first. */
  recent: readonly string[]
  starred: readonly string[]
  /** The department of the reader. */
  department: string | undefined
  departmentOf: (person: string) => string | undefined
}>
type Nearest = Readonly<{
  rows: readonly Person[]
  /** Ascends with the rows. */
  keyOf: (person: Person) => readonly [string, string]
  circleOf: (person: Person) => Circle
}>

/** Orders people who come by pinyin: recent ones, starred ones, the own department, then all others, each still by pinyin. */
export function nearestFirst(
  people: readonly Person[],
  { recent, starred, department, departmentOf }: Reader,
): Nearest {
  const places = new Map(recent.map((id, place) => [id, place]))
  const stars = new Set(starred)
  const circleOf = ({ id }: Person): Circle => {
    if (places.has(id)) return 'recent'
    if (stars.has(id)) return 'starred'
    return department !== undefined && departmentOf(id) === department ? 'department' : 'others'
  }
  const circles = Map.groupBy(people, circleOf)
  const among = (circle: Circle) => circles.get(circle) ?? []
  const met = among('recent').toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))

  const ranks = { recent: '0', starred: '1', department: '2', others: '3' } as const satisfies Record<
    Circle,
    string
  >
  const keyOf = (person: Person): readonly [string, string] => {
    const circle = circleOf(person)
    const within = circle === 'recent' ? String(places.get(person.id)).padStart(3, '0') : person.pinyin
    return [ranks[circle] + within, person.id]
  }
  return { rows: [...met, ...among('starred'), ...among('department'), ...among('others')], keyOf, circleOf }
}
