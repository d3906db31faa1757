import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DocumentAction, parseAction } from '../log/trace.ts'
import { commonOrder, placesIn } from './common-order.ts'
import { separateDocuments } from './courses-of.ts'

const ways = (...roles: readonly (readonly string[])[]) => roles.map((way) => ({ roles: way, count: 1 }))

test('approvers keep the order of the log', () => {
  expect(commonOrder(ways(['A', 'C'], ['A', 'B', 'C'], ['B', 'D'], ['C', 'D']))).toEqual(['A', 'B', 'C', 'D'])
})

test('a role occurs twice where sequences contradict each other', () => {
  const order = commonOrder([
    { roles: ['A', 'B'], count: 9 },
    { roles: ['B', 'A'], count: 1 },
  ])

  expect(order).toHaveLength(3)
  expect(placesIn(order, ['A', 'B'])).toHaveLength(2)
  expect(placesIn(order, ['B', 'A'])).toHaveLength(2)
})

test('every sequence of a log fits the common order', () => {
  const role = fc.constantFrom('A', 'B', 'C', 'D', 'E')
  const way = fc.record({ roles: fc.array(role, { maxLength: 6 }), count: fc.integer({ min: 0, max: 99 }) })
  fc.assert(
    fc.property(fc.array(way, { maxLength: 12 }), (all) => {
      const order = commonOrder(all)
      for (const { roles } of all) expect(placesIn(order, roles).map((index) => order[index])).toEqual(roles)
    }),
  )
})

function documentNumbers(...activities: readonly string[]): readonly number[] {
  const actions = activities.map(
    (activity): DocumentAction => parseAction(`Claim ${activity}`) ?? expect.fail(activity),
  )
  return separateDocuments(actions)
}

test('a submission while another is running is a second document, and each role approves the oldest that needs it', () => {
  expect(
    documentNumbers(
      'SUBMITTED by EMPLOYEE',
      'SUBMITTED by EMPLOYEE',
      'APPROVED by DIRECTOR',
      'APPROVED by DIRECTOR',
      'FINAL_APPROVED by SUPERVISOR',
      'FINAL_APPROVED by SUPERVISOR',
    ),
  ).toEqual([0, 1, 0, 1, 0, 1])
})

test('a likelier reading is dropped when a later action would be impossible', () => {
  const actions = [
    'SUBMITTED by EMPLOYEE',
    'REJECTED by SUPERVISOR',
    'SUBMITTED by EMPLOYEE',
    'REJECTED by EMPLOYEE',
    'FINAL_APPROVED by SUPERVISOR',
  ]

  expect(documentNumbers(...actions)).toEqual([0, 0, 1, 0, 1])
})

test('a document that is sent back ten thousand times stays one document', () => {
  const rounds = Array.from({ length: 10_000 }, () => [
    'SUBMITTED by EMPLOYEE',
    'REJECTED by DIRECTOR',
  ]).flat()

  expect(new Set(documentNumbers(...rounds))).toEqual(new Set([0]))
})

test('a log without a possible reading is read in order', () => {
  expect(
    documentNumbers('SUBMITTED by EMPLOYEE', 'FINAL_APPROVED by DIRECTOR', 'APPROVED by SUPERVISOR'),
  ).toEqual([0, 0, 0])
  expect(documentNumbers('APPROVED by SUPERVISOR', 'SUBMITTED by EMPLOYEE')).toEqual([0, 1])
})

test('many parallel documents are separated quickly', () => {
  const each = (activity: string) => Array.from({ length: 30 }, () => activity)
  const places = documentNumbers(
    ...each('SUBMITTED by EMPLOYEE'),
    ...each('APPROVED by DIRECTOR'),
    ...each('FINAL_APPROVED by SUPERVISOR'),
  )

  expect(new Set(places).size).toBe(30)
})

test('a submitter may decide on other documents, and withdraws only their own', () => {
  expect(
    documentNumbers(
      'SUBMITTED by EMPLOYEE',
      'SUBMITTED by DIRECTOR',
      'REJECTED by DIRECTOR',
      'REJECTED by DIRECTOR',
      'SUBMITTED by DIRECTOR',
    ),
  ).toEqual([0, 1, 1, 0, 1])
})

test('four documents that overlap for long are separated where the first reading fails late', () => {
  const each = (activity: string) => Array.from({ length: 4 }, () => activity)
  const rounds = Array.from({ length: 6 }, (_, index) => each(`APPROVED by ROLE ${index}`)).flat()
  const places = documentNumbers(
    ...each('SUBMITTED by EMPLOYEE'),
    ...rounds,
    ...['REJECTED by EMPLOYEE', 'SUBMITTED by EMPLOYEE', ...rounds, ...each('FINAL_APPROVED by DIRECTOR')],
  )

  expect(new Set(places.slice(-4)).size).toBe(4)
})
