import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Deed, deedIn } from '../log/trace.ts'
import { commonOrder, placesIn } from './common-order.ts'
import { tellApart } from './courses-of.ts'

const ways = (...roles: readonly (readonly string[])[]) => roles.map((way) => ({ roles: way, count: 1 }))

test('approvers stand in the order in which the log asks them', () => {
  expect(commonOrder(ways(['A', 'C'], ['A', 'B', 'C'], ['B', 'D'], ['C', 'D']))).toEqual(['A', 'B', 'C', 'D'])
})

test('where ways contradict each other, a role is asked at two places', () => {
  const order = commonOrder([
    { roles: ['A', 'B'], count: 9 },
    { roles: ['B', 'A'], count: 1 },
  ])

  expect(order).toHaveLength(3)
  expect(placesIn(order, ['A', 'B'])).toHaveLength(2)
  expect(placesIn(order, ['B', 'A'])).toHaveLength(2)
})

test('whatever the ways of a log are, all of them can be gone', () => {
  const role = fc.constantFrom('A', 'B', 'C', 'D', 'E')
  const way = fc.record({ roles: fc.array(role, { maxLength: 6 }), count: fc.integer({ min: 0, max: 99 }) })
  fc.assert(
    fc.property(fc.array(way, { maxLength: 12 }), (all) => {
      const order = commonOrder(all)
      for (const { roles } of all) expect(placesIn(order, roles).map((place) => order[place])).toEqual(roles)
    }),
  )
})

function told(...activities: readonly string[]): readonly number[] {
  const deeds = activities.map((activity): Deed => deedIn(`Claim ${activity}`) ?? expect.fail(activity))
  return tellApart(deeds)
}

test('what is submitted while another is on its way is a second one, and each role agrees to the oldest that needs it', () => {
  expect(
    told(
      'SUBMITTED by EMPLOYEE',
      'SUBMITTED by EMPLOYEE',
      'APPROVED by DIRECTOR',
      'APPROVED by DIRECTOR',
      'FINAL_APPROVED by SUPERVISOR',
      'FINAL_APPROVED by SUPERVISOR',
    ),
  ).toEqual([0, 1, 0, 1, 0, 1])
})

test('a likelier reading gives way where a later deed would be impossible', () => {
  const deeds = [
    'SUBMITTED by EMPLOYEE',
    'REJECTED by SUPERVISOR',
    'SUBMITTED by EMPLOYEE',
    'REJECTED by EMPLOYEE',
    'FINAL_APPROVED by SUPERVISOR',
  ]

  expect(told(...deeds)).toEqual([0, 0, 1, 0, 1])
})

test('a document that goes back and forth ten thousand times is one', () => {
  const rounds = Array.from({ length: 10_000 }, () => [
    'SUBMITTED by EMPLOYEE',
    'REJECTED by DIRECTOR',
  ]).flat()

  expect(new Set(told(...rounds))).toEqual(new Set([0]))
})

test('a log that cannot be read is read as it comes, up to what is impossible', () => {
  expect(told('SUBMITTED by EMPLOYEE', 'FINAL_APPROVED by DIRECTOR', 'APPROVED by SUPERVISOR')).toEqual([
    0, 0, 0,
  ])
  expect(told('APPROVED by SUPERVISOR', 'SUBMITTED by EMPLOYEE')).toEqual([0, 1])
})

test('many documents side by side are told apart soon', () => {
  const each = (activity: string) => Array.from({ length: 30 }, () => activity)
  const places = told(
    ...each('SUBMITTED by EMPLOYEE'),
    ...each('APPROVED by DIRECTOR'),
    ...each('FINAL_APPROVED by SUPERVISOR'),
  )

  expect(new Set(places).size).toBe(30)
})

test('who has submitted one document may decide about that of somebody else, and each takes back only his own', () => {
  expect(
    told(
      'SUBMITTED by EMPLOYEE',
      'SUBMITTED by DIRECTOR',
      'REJECTED by DIRECTOR',
      'REJECTED by DIRECTOR',
      'SUBMITTED by DIRECTOR',
    ),
  ).toEqual([0, 1, 1, 0, 1])
})
