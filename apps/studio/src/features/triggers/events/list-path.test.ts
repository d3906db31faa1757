import type { WebhookField } from '@signet/flow'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenElements, withElement, withEveryElement } from './list-path.ts'

test('the elements that a path chooses are counted from one, and another one can be chosen', () => {
  const path = 'orders.0.lines.2.sku'
  const [order, line] = chosenElements(path)
  expect([order, line]).toEqual([
    { list: 'orders', at: 1, number: 1 },
    { list: 'orders.0.lines', at: 3, number: 3 },
  ])
  expect(line && withElement(path, line, 5)).toBe('orders.0.lines.4.sku')
  expect(chosenElements('order.number')).toEqual([])
})

test('a chosen number is read back from the path', () => {
  const names = fc.array(fc.oneof(fc.constantFrom('a', 'b'), fc.nat(99).map(String)), { minLength: 1 })
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 1000 }), (path, number) => {
      for (const element of chosenElements(path.join('.'))) {
        const chosen = chosenElements(withElement(path.join('.'), element, number))
        expect(chosen.find(({ at }) => at === element.at)?.number).toBe(number)
      }
    }),
  )
})

test.each([
  ['order.lines.0.sku', 'order.lines', { key: 'sku', path: 'sku' }],
  ['lines.1.at.shelf', 'lines', { key: 'shelf', path: 'at.shelf' }],
  ['lines.1.id', 'lines', { key: 'value', path: 'id' }],
  ['tags.0', 'tags', { key: 'value', path: '' }],
  ['tags', 'tags', { key: 'value', path: '' }],
])('every element of %s is the list %s', (path, list, column) => {
  const field: WebhookField = { key: 'one', path, type: 'number', columns: [] }
  expect(withEveryElement(field)).toEqual({
    key: 'one',
    path: list,
    type: 'rows',
    columns: [{ ...column, type: 'number' }],
  })
})
