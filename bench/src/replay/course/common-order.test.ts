import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonOrder, placesIn } from './common-order.ts'

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
