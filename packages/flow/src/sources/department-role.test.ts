import fc from 'fast-check'
import { expect, test } from 'vitest'
import { company, factsAt } from '../../test/company.ts'
import type { Directory } from '../index.ts'
import { findPeople, listFixedPeople, PeopleSource } from './people-source.ts'

const people = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5']

type Organization = Readonly<{
  /** The parent of each department; undefined at the top. */
  parents: readonly (number | undefined)[]
  /** Departments in which each person has posts, the main one first. */
  posts: readonly (readonly number[])[]
  holders: ReadonlySet<string>
  left: ReadonlySet<string>
}>

const subset = fc.subarray(people).map((some) => new Set(some))
const anyOrganization: fc.Arbitrary<Organization> = fc
  .array(fc.nat(9), { minLength: 1, maxLength: 6 })
  .chain((draws) =>
    fc.record({
      parents: fc.constant(draws.map((draw, at) => (at === 0 ? undefined : draw % at))),
      posts: fc.tuple(...people.map(() => fc.uniqueArray(fc.nat(draws.length - 1), { maxLength: 3 }))),
      holders: subset,
      left: subset,
    }),
  )

function directoryOf({ parents, posts, holders, left }: Organization): Directory {
  const from = (at: number | undefined): readonly string[] =>
    at === undefined ? [] : [String(at), ...from(parents[at])]
  return {
    ...company,
    isActive: (person) => people.includes(person) && !left.has(person),
    departmentOf: (person) => posts[people.indexOf(person)]?.[0]?.toString(),
    departmentsFrom: (department) => from(Number(department)),
    holdersOf: ({ kind, id }) =>
      kind === 'role' ? [...holders] : people.filter((_, at) => posts[at]?.includes(Number(id))),
  }
}

/** Climbs department by department and looks at every person. */
function byBruteForce({ parents, posts, holders, left }: Organization, starter: string): readonly string[] {
  for (let at = posts[people.indexOf(starter)]?.[0]; at !== undefined; at = parents[at]) {
    const department = at
    const found = people.filter(
      (person, index) => posts[index]?.includes(department) && holders.has(person) && !left.has(person),
    )
    if (found.length > 0) return found
  }
  return []
}

const source = PeopleSource.parse({ kind: 'departmentRole', ids: ['finance'] })

test('the role is looked for in the department of the starter, then upwards, as by brute force', () => {
  fc.assert(
    fc.property(anyOrganization, fc.constantFrom(...people), (organization, starter) => {
      const directory = directoryOf(organization)
      const found = findPeople([source], { starter, previous: [], facts: { ...factsAt(0), directory } })
      expect(found.map(({ person }) => person)).toEqual(byBruteForce(organization, starter))
      expect(listFixedPeople(source, directory)).toBeUndefined()
    }),
  )
})

test('the reason names the role and the department where it was found', () => {
  const directory = directoryOf({
    parents: [undefined, 0],
    posts: [[1], [0]],
    holders: new Set(['p1']),
    left: new Set(),
  })
  const asking = { starter: 'p0', previous: ['p1'], facts: { ...factsAt(0), directory } }
  expect(findPeople([source], asking)).toEqual([
    { person: 'p1', source: 'departmentRole', why: { name: 'role finance', department: 'department 0' } },
  ])
})
