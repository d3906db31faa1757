import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TriggerEvent } from './events/event-kinds.ts'
import { fieldsFromSample, valueFromSample } from './sampled-fields.ts'

const order = {
  order: { 'no.': 1, number: 'A-1', lines: [{ sku: 'X', price: 9.5 }, { sku: 'Y' }] },
  isPaid: true,
  note: null,
}

test('the plain values of a sample become fields, with a path and a type', () => {
  expect(fieldsFromSample(order)).toEqual([
    { key: 'order_number', path: 'order.number', type: 'text' },
    { key: 'order_lines_sku', path: 'order.lines.0.sku', type: 'text' },
    { key: 'order_lines_price', path: 'order.lines.0.price', type: 'number' },
    { key: 'isPaid', path: 'isPaid', type: 'boolean' },
  ])
})

test('a value is taken from its path, and nothing from where there is something else', () => {
  const [number, , price] = fieldsFromSample(order)
  if (!number || !price) throw new Error('no fields')
  expect(valueFromSample(order, number)).toBe('A-1')
  expect(valueFromSample(order, price)).toBe(9.5)
  expect(valueFromSample({ order: { number: 7 } }, number)).toBe('7')
  expect(valueFromSample({ order: { lines: [{ price: '9.50' }] } }, price)).toBe(9.5)
  expect(valueFromSample({ order: { lines: [{ price: null }] } }, price)).toBeNull()
  expect(valueFromSample({ order: 'x' }, number)).toBeNull()
  expect(valueFromSample({}, { key: 'a_b', path: '__proto__.toString', type: 'text' })).toBeNull()
})

test.each(['abc', '1e3', ' 1', true, {}])('a number field refuses %j', (price) => {
  const field = { key: 'price', path: 'price', type: 'number' } as const
  expect(valueFromSample({ price }, field)).toBeUndefined()
})

test('any sent body has fields that a trigger takes, and each has its value', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 4 }), (sent) => {
      const fields = fieldsFromSample(sent)
      const event = { kind: 'webhook', fields }
      expect(TriggerEvent.safeParse(event).success).toBe(true)
      expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length)
      for (const field of fields) expect(() => valueFromSample(sent, field)).not.toThrow()
    }),
  )
})
