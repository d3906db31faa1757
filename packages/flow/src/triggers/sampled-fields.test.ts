import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindOfEvent, TriggerEvent, type WebhookField } from './events/event-kinds.ts'
import { fieldsFromSample, valueFromSample } from './sampled-fields.ts'

const order = {
  order: { 'no.': 1, number: 'A-1', lines: [{ sku: 'X', price: 9.5 }, { sku: 'Y' }] },
  isPaid: true,
  note: null,
}

test('the plain values of a sample become fields, with a path and a type', () => {
  expect(fieldsFromSample(order)).toMatchObject([
    { key: 'order_number', path: 'order.number', type: 'text' },
    { key: 'order_lines', path: 'order.lines', type: 'rows' },
    { key: 'order_lines_sku', path: 'order.lines.0.sku', type: 'text' },
    { key: 'order_lines_price', path: 'order.lines.0.price', type: 'number' },
    { key: 'isPaid', path: 'isPaid', type: 'boolean' },
  ])
})

test('a list becomes a field with every element, whose columns come from all of them', () => {
  const sample = {
    tags: ['new', 'big'],
    lines: [{ sku: 'X' }, null, { price: 9.5, at: { shelf: 3 } }],
    none: [],
  }
  const [tags, , lines] = fieldsFromSample(sample)
  expect(tags).toEqual({
    key: 'tags',
    path: 'tags',
    type: 'rows',
    columns: [{ key: 'value', path: '', type: 'text' }],
  })
  expect(lines).toMatchObject({
    path: 'lines',
    columns: [
      { key: 'sku', path: 'sku', type: 'text' },
      { key: 'price', path: 'price', type: 'number' },
      { key: 'at_shelf', path: 'at.shelf', type: 'number' },
    ],
  })
  if (!tags || !lines) throw new Error('no fields')
  expect(valueFromSample(sample, tags)).toEqual([{ value: 'new' }, { value: 'big' }])
  expect(valueFromSample(sample, lines)).toEqual([
    { sku: 'X', price: null, at_shelf: null },
    { sku: null, price: null, at_shelf: null },
    { sku: null, price: 9.5, at_shelf: 3 },
  ])
})

test('a list that was not sent has no rows, and what is no list or has a wrong element is refused', () => {
  const lines: WebhookField = {
    ...{ key: 'lines', path: 'lines', type: 'rows' },
    columns: [{ key: 'price', path: 'price', type: 'number' }],
  }
  expect(valueFromSample({}, lines)).toEqual([])
  expect(valueFromSample({ lines: [] }, lines)).toEqual([])
  expect(valueFromSample({ lines: { price: 1 } }, lines)).toBeUndefined()
  expect(valueFromSample({ lines: [{ price: 1 }, { price: 'abc' }] }, lines)).toBeUndefined()
})

test('what is nested too deep gives no fields', () => {
  const depth = 5_000
  const sent: unknown = JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`)
  expect(fieldsFromSample({ list: [sent] })).toEqual([])
})

test('a value is taken from its path, and nothing from where there is something else', () => {
  const [number, , , price] = fieldsFromSample(order)
  if (!number || !price) throw new Error('no fields')
  expect(valueFromSample(order, number)).toBe('A-1')
  expect(valueFromSample(order, price)).toBe(9.5)
  expect(valueFromSample({ order: { number: 7 } }, number)).toBe('7')
  expect(valueFromSample({ order: { lines: [{ price: '9.50' }] } }, price)).toBe(9.5)
  expect(valueFromSample({ order: { lines: [{ price: null }] } }, price)).toBeNull()
  expect(valueFromSample({ order: 'x' }, number)).toBeNull()
  expect(
    valueFromSample({}, { key: 'a_b', path: '__proto__.toString', type: 'text', columns: [] }),
  ).toBeNull()
})

test.each(['abc', '1e3', ' 1', true, {}])('a number field refuses %j', (price) => {
  const field = { key: 'price', path: 'price', type: 'number' as const, columns: [] }
  expect(valueFromSample({ price }, field)).toBeUndefined()
})

test('any sent body has fields that a trigger takes, and each has its value', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 4 }), (sent) => {
      const fields = fieldsFromSample(sent)
      const event = { kind: 'webhook', fields }
      expect(TriggerEvent.safeParse(event).success).toBe(true)
      expect(kindOfEvent(TriggerEvent.parse(event)).isWhole(TriggerEvent.parse(event))).toBe(true)
      expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length)
      for (const field of fields) expect(() => valueFromSample(sent, field)).not.toThrow()
    }),
  )
})
