import { findPeople } from '../../sources/people-source.ts'
import type { Asking } from '../../sources/source-kind.ts'
import type { PeopleNode } from './people-node.ts'

/** How much each person's vote weighs at a node; the organization is asked only where votes differ. */
export function weightsOf({ voting }: PeopleNode, asking: () => Asking): (person: string) => number {
  if (voting.mode !== 'weighted') return () => 1

  const now = asking()
  const weighed = voting.weights.map(({ source, weight }) => ({
    weight,
    people: new Set(findPeople([source], now).map(({ person }) => person)),
  }))
  return (person) => weighed.find(({ people }) => people.has(person))?.weight ?? 1
}
