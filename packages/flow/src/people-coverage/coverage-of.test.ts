import { expect, test } from 'vitest'
import { clockAt, company, inARow, type PeopleDraft, people } from '../../test/index.ts'
import { compileFlow, type Directory } from '../index.ts'
import { coverageOf } from './coverage-of.ts'

const everybody = [...people, 'zhou']

function covered(stages: Readonly<Record<string, PeopleDraft>>, directory: Directory = company) {
  const plan = compileFlow(inARow(stages), {})
  return coverageOf(plan, { directory, people: everybody, now: clockAt(0) })
}

const gaps = (stages: Readonly<Record<string, PeopleDraft>>) =>
  covered(stages).findings.map(({ node, gap, examples }) => [node, gap, ...examples])

test('a manager is missing only for starters without one', () => {
  expect(gaps({ boss: { sources: [{ kind: 'manager' }] } })).toEqual([['boss', 'nobody', 'zhao', 'root']])
  expect(gaps({ head: { sources: [{ kind: 'departmentHead' }] } })).toEqual([
    ['head', 'nobody', 'li', 'wang', 'zhao', 'root'],
  ])
})

test('a step without sources finds no one', () => {
  expect(gaps({ open: { sources: [] } })[0]?.slice(0, 2)).toEqual(['open', 'nobody'])
  expect(gaps({ open: { sources: [], candidates: true } })).toEqual([])
})

test('an empty role, and one whose members have left, are gaps for every starter', () => {
  expect(covered({ a: { sources: [{ kind: 'role', ids: ['nobody'] }] } }).findings).toEqual([
    {
      node: 'a',
      gap: 'nobody',
      starters: 6,
      examples: ['li', 'wang', 'zhao', 'chen', 'sun'],
      named: [],
      rule: 'administrator',
    },
  ])
  expect(covered({ a: { sources: [{ kind: 'role', ids: ['gone'] }] } }).findings[0]).toMatchObject({
    gap: 'onlyDeparted',
    named: ['zhou'],
  })
})

test('starters who would decide on their own request, and votes without enough people, are reported', () => {
  expect(gaps({ a: { sources: [{ kind: 'position', ids: ['cashier'] }] } })).toEqual([
    ['a', 'onlyStarter', 'sun'],
  ])
  const two = [{ kind: 'role' as const, ids: ['finance'] }]
  expect(gaps({ a: { sources: two, voting: { mode: 'all', agreeCount: 2 } } })).toEqual([])
  expect(gaps({ a: { sources: two, voting: { mode: 'all', agreeCount: 3 } } })[0]?.slice(0, 2)).toEqual([
    'a',
    'tooFew',
  ])
})

test('people that only a case can tell are said to be unknown', () => {
  expect(covered({ a: { sources: [{ kind: 'field', field: 'buyer' }] } })).toMatchObject({
    findings: [],
    unknown: ['a'],
  })
})

test('a flow without launchers is reported', () => {
  const plan = compileFlow(inARow({ a: 'li' }), {})
  const start = { ...plan.start, launchers: [{ kind: 'role' as const, ids: ['gone'] }] }
  const { findings } = coverageOf(
    { ...plan, start },
    { directory: company, people: everybody, now: clockAt(0) },
  )
  expect(findings.map(({ gap }) => gap)).toEqual(['nobodyLaunches'])
})

test('ten thousand starters are looked at by their places', () => {
  let questions = 0
  const place = (person: string) => `d${Number(person.slice(1)) % 40}`
  const large: Directory = {
    ...company,
    isActive: () => true,
    managerOf: (person, level) =>
      level === 1 && person.startsWith('p') ? `boss of ${place(person)}` : undefined,
    departmentOf: place,
    holdersOf: () => {
      questions += 1
      return Array.from({ length: 1000 }, (_, one) => `p${one}`)
    },
  }
  const plan = compileFlow(
    inARow({
      boss: { sources: [{ kind: 'manager' }] },
      team: { sources: [{ kind: 'role', ids: ['x'] }], among: 'sameDepartment' },
    }),
    {},
  )
  const everyone = Array.from({ length: 10_000 }, (_, one) => `p${one}`)
  const { starters, findings } = coverageOf(plan, { directory: large, people: everyone, now: clockAt(0) })
  expect([starters, findings]).toEqual([10_000, []])
  expect(questions).toBeLessThanOrEqual(80)
})
