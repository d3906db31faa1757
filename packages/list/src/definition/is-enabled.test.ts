import { compileForm, fieldKinds } from '@signet/form'
import { expect, test } from 'vitest'
import { evaluateFill } from './is-enabled.ts'

const form = compileForm({
  version: 1,
  key: 'order',
  fields: [
    { key: 'title', kind: 'input', label: 'Title' },
    { key: 'amount', kind: 'number', label: 'Amount', settings: { precision: 2 } },
  ],
})
const context = { now: '2026-03-02T01:00:00.000Z', timeZone: 'Asia/Shanghai' }
const order = { title: 'Chairs', amount: '20.00' }

test('an action fills in what is fixed, what the record has, and what is worked out from it', () => {
  const fills = { kind: { value: 'sale' }, name: { field: 'title' }, twice: { formula: 'amount * 2' } }
  expect(evaluateFill({ form }, fills, order, context)).toMatchObject({ kind: 'sale', name: 'Chairs' })
  expect(String(evaluateFill({ form }, fills, order, context)['twice'])).toBe('40')
})

test('what cannot be worked out, or is not there, is nothing', () => {
  const fills = { lost: { field: 'gone' }, wrong: { formula: 'gone + 1' } }
  expect(evaluateFill({ form }, fills, order, context)).toEqual({ lost: null, wrong: null })
})

test.each(Object.keys(fieldKinds))(
  'a formula of an action works where a list leaves out a field of kind %s',
  (kind) => {
    const left = { key: 'left', kind, label: 'Left out' }
    const fields = [{ key: 'title', kind: 'input', label: 'Title' }, left]
    const fills = { shout: { formula: 'title + "!"' } }
    const list = { form: compileForm({ version: 1, key: 'order', fields }) }
    expect(evaluateFill(list, fills, { title: 'Chairs' }, context)).toEqual({ shout: 'Chairs!' })
  },
)
