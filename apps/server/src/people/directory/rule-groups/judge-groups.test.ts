import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSnapshot } from '../create-snapshot.ts'
import type { DirectoryRows, Group, Membership, Organization, Person, Post, Snapshot } from '../snapshot.ts'
import { yearsBetween } from './person-facts.ts'

const unitIds = ['a', 'b', 'c', 'd', 'e'] as const
const personIds = Array.from({ length: 12 }, (_, at) => `p${at}`)
const postIds = unitIds.flatMap((id) => [`${id}1`, `${id}2`])
const roleIds = ['r1', 'r2'] as const
const days = ['2025-02-28', '2026-03-01', '2026-03-02', '2027-01-15'] as const

/** Says in TypeScript what a rule says as a formula. */
type Plain = Readonly<{ formula: string; isTrue: (world: World, person: Person) => boolean }>

/** Looks everything up by scanning the rows. */
type World = Readonly<{ rows: DirectoryRows; isIn: (group: string, person: Person) => boolean }>

function unitsOf({ rows }: World, person: Person): readonly string[] {
  const own = rows.postHolders.filter(({ personId }) => personId === person.id).map(({ setId }) => setId)
  const found = new Set<string>()
  for (const post of rows.posts.filter(({ id }) => own.includes(id))) {
    let unit = rows.organizations.find(({ id }) => id === post.organizationId)
    for (; unit; unit = rows.organizations.find(({ id }) => id === unit?.parentId)) found.add(unit.id)
  }
  return [...found]
}

const holds = (members: readonly Membership[], setId: string, { id }: Person) =>
  members.some((one) => one.setId === setId && one.personId === id)

const attributeArbitrary = fc.record(
  {
    grade: fc.constantFrom('junior', 'senior'),
    level: fc.integer({ min: 0, max: 5 }).map(String),
    isDriver: fc.boolean(),
    hired: fc.constantFrom('2025-12-31', '2026-01-01'),
    tongues: fc.subarray(['en', 'zh']),
  },
  { requiredKeys: [] },
)
type Own = typeof attributeArbitrary extends fc.Arbitrary<infer T> ? T : never

const typesOfAttributes = {
  attribute_grade: 'text',
  attribute_level: 'number',
  attribute_isDriver: 'boolean',
  attribute_hired: 'date',
  attribute_tongues: 'list<text>',
} as const

function attributeAtom(formula: string, isTrueOf: (own: Own) => boolean): fc.Arbitrary<Plain> {
  return fc.constant({
    formula,
    isTrue: ({ rows }: World, { id }: Person) => {
      const own = rows.attributes?.of.get(id) ?? {}
      return isTrueOf(
        Object.fromEntries(
          Object.entries(own).map(([name, value]) => [name.slice('attribute_'.length), value]),
        ),
      )
    },
  })
}

const atom: fc.Arbitrary<Plain> = fc.oneof(
  fc.constantFrom(...unitIds).map((id) => ({
    formula: `'${id}' in departments`,
    isTrue: (world: World, person: Person) => unitsOf(world, person).includes(id),
  })),
  fc.constantFrom(...postIds).map((id) => ({
    formula: `'${id}' in posts`,
    isTrue: ({ rows }: World, person: Person) => holds(rows.postHolders, id, person),
  })),
  fc.constantFrom(...roleIds).map((id) => ({
    formula: `!('${id}' in heldRoles)`,
    isTrue: ({ rows }: World, person: Person) => !holds(rows.roleMembers, id, person),
  })),
  fc.integer({ min: 0, max: 3 }).map((years) => ({
    formula: `years >= ${years}`,
    isTrue: ({ rows }: World, { entryDate }: Person) => {
      const served = yearsBetween(entryDate, rows.today)
      return served !== null && served >= years
    },
  })),
  fc.constant({
    formula: "gender == 'female'",
    isTrue: (_: World, { gender }: Person) => gender === 'female',
  }),
  fc.constant({
    formula: "accountKind == 'administrator'",
    isTrue: (_: World, { isAdministrator }: Person) => isAdministrator,
  }),
  fc.constant({
    formula: "contains(employeeNumber, '1')",
    isTrue: (_: World, { employeeNumber }: Person) => employeeNumber.includes('1'),
  }),
  attributeAtom("attribute_grade == 'senior'", ({ grade }) => grade === 'senior'),
  attributeAtom('attribute_level >= 3', ({ level }) => level !== undefined && Number(level) >= 3),
  attributeAtom('attribute_isDriver', ({ isDriver }) => isDriver === true),
  attributeAtom("attribute_hired < date('2026-01-01')", ({ hired }) => (hired ?? '9') < '2026-01-01'),
  attributeAtom("'en' in attribute_tongues", ({ tongues }) => tongues?.includes('en') === true),
  fc.constantFrom('byHand', 'g0', 'g1').map((id) => ({
    formula: `'${id}' in groups`,
    isTrue: ({ isIn }: World, person: Person) => isIn(id, person),
  })),
)

const plain: fc.Arbitrary<Plain> = fc
  .tuple(atom, atom, fc.constantFrom('&&', '||'))
  .map(([one, other, sign]) => ({
    formula: `${one.formula} ${sign} ${other.formula}`,
    isTrue: (world, person) =>
      sign === '&&'
        ? one.isTrue(world, person) && other.isTrue(world, person)
        : one.isTrue(world, person) || other.isTrue(world, person),
  }))

/** Rules of g0, g1 and g2; each may ask only about those before it. */
type Rules = readonly Plain[]
const rulesArbitrary: fc.Arbitrary<Rules> = fc
  .tuple(plain, plain, plain)
  .filter(
    (rules) =>
      rules.every(({ formula }, at) => !formula.includes("'g1'") || at > 1) &&
      rules.every(({ formula }, at) => !formula.includes("'g0'") || at > 0),
  )

const members = (sets: readonly string[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...sets), fc.constantFrom(...personIds)), {
      maxLength: 20,
      selector: ([setId, personId]) => `${setId} ${personId}`,
    })
    .map((pairs) => pairs.map(([setId, personId]): Membership => ({ setId, personId })))

const parentsArbitrary = fc.tuple(
  ...unitIds.map((_, at) => (at === 0 ? fc.constant(null) : fc.constantFrom(null, ...unitIds.slice(0, at)))),
)

const companyArbitrary = fc.record({
  today: fc.constantFrom(...days),
  parents: parentsArbitrary,
  postUnits: fc.tuple(...postIds.map(() => fc.constantFrom(...unitIds))),
  people: fc.tuple(
    ...personIds.map(() =>
      fc.record({
        gender: fc.constantFrom('female' as const, 'male' as const, 'unknown' as const),
        entryDate: fc.constantFrom(null, '2024-02-29', '2025-03-02', '2026-12-01'),
        isAdministrator: fc.boolean(),
        isEnabled: fc.boolean(),
        employeeNumber: fc.constantFrom('', '1', '2'),
        isThere: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
      }),
    ),
  ),
  postHolders: members(postIds),
  roleMembers: members(roleIds),
  groupMembers: members(['byHand']),
  attributes: fc.tuple(...personIds.map(() => fc.option(attributeArbitrary))),
  rules: rulesArbitrary,
})
type Drawn = typeof companyArbitrary extends fc.Arbitrary<infer T> ? T : never

function rowsOf(drawn: Drawn): DirectoryRows {
  const { parents, postUnits, people, rules, today, postHolders, roleMembers, groupMembers } = drawn
  const there = new Set(personIds.filter((_, at) => people[at]?.isThere))
  const known = (all: readonly Membership[]) => all.filter(({ personId }) => there.has(personId))
  const named = (id: string) => ({ id, name: id, code: id, version: 0 })
  return {
    version: '1',
    today,
    organizations: unitIds.map(
      (id, at): Organization => ({
        ...named(id),
        parentId: parents[at] ?? null,
        headId: null,
        category: 'department',
        isClosed: false,
      }),
    ),
    posts: postIds.map(
      (id, at): Post => ({
        ...named(id),
        organizationId: postUnits[at] ?? 'a',
        parentId: null,
        dutyPersonId: null,
        isClosed: false,
      }),
    ),
    people: personIds.flatMap((id, at): Person[] => {
      const facts = people[at]
      if (!facts?.isThere) return []
      const { isThere: _, ...own } = facts
      return [{ ...nobody, ...own, id, account: id, name: id, pinyin: id }]
    }),
    roles: roleIds.map(named),
    groups: [
      { ...named('byHand'), rule: null },
      ...rules.map(({ formula }, at): Group => ({ ...named(`g${at}`), rule: formula })),
    ],
    postHolders: known(postHolders),
    roleMembers: known(roleMembers),
    groupMembers: known(groupMembers),
    agencies: [],
    grades: [],
    applicationAdministrators: [],
    authorizationGroups: [],
    attributes: attributesOf(drawn.attributes),
    week: undefined,
    ownDays: [],
  }
}

function attributesOf(drawn: Drawn['attributes']): DirectoryRows['attributes'] {
  const own = drawn.map((values) =>
    Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [`attribute_${key}`, value])),
  )
  const names = Object.keys(typesOfAttributes)
  const of = new Map(personIds.map((id, at) => [id, own[at] ?? {}]))
  return { formVersion: 'form 1', types: typesOfAttributes, names, of }
}

const nobody = {
  mobilePhone: '',
  email: '',
  avatar: '',
  managerId: null,
  majorPostId: null,
  successorId: null,
  version: 0,
}

/** Who is in each group, found by asking about each person. */
function bruteForce(rows: DirectoryRows, rules: Rules): readonly (readonly string[])[] {
  const isIn = (group: string, person: Person): boolean => {
    if (group === 'byHand') return holds(rows.groupMembers, group, person)
    const rule = rules[Number(group.slice(1))]
    return person.isEnabled && rule?.isTrue({ rows, isIn }, person) === true
  }
  return rules.map((_, at) => rows.people.filter((person) => isIn(`g${at}`, person)).map(({ id }) => id))
}

const holdersIn = (directory: Snapshot) =>
  [0, 1, 2].map((at) => directory.holdersOf({ kind: 'group', id: `g${at}` }))

test('members by rule are those of whom the rule is true, in random companies and after random changes', () => {
  const steps = fc.array(
    fc.record({
      next: companyArbitrary,
      part: fc.constantFrom<keyof Drawn>(
        'today',
        'parents',
        'postUnits',
        'people',
        'postHolders',
        'roleMembers',
        'groupMembers',
        'attributes',
        'rules',
      ),
      isAsked: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(companyArbitrary, steps, (first, changes) => {
      let drawn = first
      let directory = createSnapshot(rowsOf(drawn))
      expect(holdersIn(directory)).toEqual(bruteForce(rowsOf(drawn), drawn.rules))
      for (const { next, part, isAsked } of changes) {
        drawn = { ...drawn, [part]: next[part] }
        const rows = rowsOf(drawn)
        directory = createSnapshot(rows, { snapshot: directory, changed: undefined })
        // A version that is never asked about groups must not break those after it.
        if (!isAsked) continue
        expect(holdersIn(directory)).toEqual(bruteForce(rows, drawn.rules))
        for (const { id } of rows.people)
          expect(
            directory
              .groupsOf(id)
              .map((group) => group.id)
              .filter((group) => group !== 'byHand'),
          ).toEqual([0, 1, 2].flatMap((at) => (holdersIn(directory)[at]?.includes(id) ? [`g${at}`] : [])))
      }
    }),
    { numRuns: 150 },
  )
})

test('after a change only the people concerned are judged again', () => {
  const drawn = fc.sample(companyArbitrary, { numRuns: 1, seed: 7 })[0]
  if (!drawn) throw new Error('no company')
  const rows = { ...rowsOf({ ...drawn, groupMembers: [] }), groups: groupsOf("contains(name, 'p')") }
  const before = createSnapshot(rows)
  const old = before.holdersOf({ kind: 'group', id: 'g' })
  let read = 0
  const counted = rows.people.map((person, at) => {
    const next = at === 0 ? { ...person, name: 'x' } : person
    return new Proxy(next, {
      get: (target, key, receiver) => {
        if (key === 'name') read += 1
        return Reflect.get(target, key, receiver)
      },
    })
  })
  // The comparison itself reads each name once.
  const after = createSnapshot({ ...rows, people: counted }, { snapshot: before, changed: undefined })
  const now = after.holdersOf({ kind: 'group', id: 'g' })
  expect(old.filter((id) => !now.includes(id))).toEqual(rows.people[0]?.isEnabled ? [rows.people[0].id] : [])
  expect(read).toBeLessThanOrEqual(rows.people.length + 1)
})

test('rules that lead back to themselves have no members', () => {
  const drawn = fc.sample(companyArbitrary, { numRuns: 1, seed: 7 })[0]
  if (!drawn) throw new Error('no company')
  const named = (id: string, rule: string): Group => ({ id, name: id, code: id, version: 0, rule })
  const directory = createSnapshot({
    ...rowsOf(drawn),
    groups: [
      named('g0', "!('g1' in groups)"),
      named('g1', "!('g0' in groups)"),
      named('g2', "contains(name, 'p')"),
    ],
  })
  expect(holdersIn(directory).map(({ length }) => length)).toEqual([
    0,
    0,
    [...directory.people.values()].filter(({ isEnabled }) => isEnabled).length,
  ])
})

function groupsOf(rule: string): readonly Group[] {
  return [{ id: 'g', name: 'g', code: 'g', version: 0, rule }]
}

test('years of service are whole years, and a birthday on 29 February is kept on 1 March', () => {
  expect(yearsBetween('2020-02-29', '2021-02-28')).toBe(0)
  expect(yearsBetween('2020-02-29', '2021-03-01')).toBe(1)
  expect(yearsBetween('2026-03-02', '2026-03-01')).toBeNull()
  expect(yearsBetween(null, '2026-03-01')).toBeNull()
})
