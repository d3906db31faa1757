import { effect } from '@preact/signals-core'
import { expect, test } from 'vitest'
import { expensePlan, formulaContext } from '../../test/expense-claim.ts'
import {
  createFormStore,
  type FormDefinitionInput,
  type FormRights,
  type FormValues,
  rightsAtStart,
  rightsElsewhere,
} from '../index.ts'

type Field = FormDefinitionInput['fields'][number]

/** A field with choices from an interface whose parameters are formulas. */
function chosen(key: string, parameters: Readonly<Record<string, string>> = {}): Field {
  const source = { from: 'interface', interface: key, parameters }
  return { key, kind: 'select', label: key, settings: { source } }
}

function storeOf(fields: readonly Field[], values?: FormValues, rights: FormRights = rightsAtStart()) {
  return createFormStore(expensePlan({ fields: [...fields] }), { rights, context: formulaContext, values })
}

const places = [
  chosen('street', { of: 'city' }),
  chosen('city', { of: 'province' }),
  chosen('province', { of: 'country' }),
  chosen('country'),
]
const home = { country: 'cn', province: 'zj', city: 'hz', street: 'xh' }
const nowhere = { country: 'de', province: null, city: null, street: null }

test('of a chain of three everything below goes with the first, in whatever order the fields stand', () => {
  const store = storeOf(places, home)
  store.set('country', 'de')
  expect(store.values()).toEqual(nowhere)

  const upright = storeOf(places.toReversed(), home)
  upright.set('country', 'de')
  expect(upright.values()).toEqual(nowhere)
})

test('each is emptied once, before anybody sees anything', () => {
  const store = storeOf(places, home)
  const seen: FormValues[] = []
  effect(() => {
    seen.push(store.values())
  })
  store.set('country', 'de')

  expect(seen).toEqual([home, nowhere])
})

test('what was there when the form was opened stays, stored or by default', () => {
  const defaults = places.map((field) => ({
    ...field,
    default: { value: home[field.key as keyof typeof home] },
  }))
  expect(storeOf(defaults).values()).toEqual(home)
  const draft = createFormStore(expensePlan({ fields: places }), {
    rights: rightsAtStart(),
    context: formulaContext,
    draft: home,
  })
  expect(draft.values()).toEqual(home)
})

test('the same choice again empties nothing, and going back brings nothing back', () => {
  const store = storeOf(places, home)
  store.set('country', 'cn')
  expect(store.values()).toEqual(home)

  store.set('country', 'de')
  store.set('country', 'cn')
  expect(store.values()).toEqual({ ...nowhere, country: 'cn' })
})

test('only a result that differs empties: another word with the same length decides the same', () => {
  const store = storeOf(
    [{ key: 'word', kind: 'input', label: 'W' }, chosen('city', { length: 'size(word)' })],
    {
      word: 'ab',
      city: 'hz',
    },
  )
  store.set('word', 'cd')
  expect(store.values()['city']).toBe('hz')
  store.set('word', 'cde')
  expect(store.values()['city']).toBeNull()
})

const lines: Field = {
  key: 'lines',
  kind: 'sub-table',
  label: 'Lines',
  fields: [chosen('province'), chosen('city', { of: 'province', in: 'country' })],
}
const rows = [
  { id: 'r1', province: 'zj', city: 'hz' },
  { id: 'r2', province: 'js', city: 'nj' },
]

test('inside a row only that row follows', () => {
  const store = storeOf([chosen('country'), lines], { country: 'cn', lines: rows })
  store.set('lines.r1.province', 'gd')
  expect(store.values()['lines']).toEqual([{ id: 'r1', province: 'gd', city: null }, rows[1]])
})

test('across, every row follows the form, also those that nobody has looked at', () => {
  const store = storeOf([chosen('country'), lines], { country: 'cn', lines: rows })
  store.set('country', 'de')
  expect(store.values()['lines']).toEqual(rows.map((row) => ({ ...row, city: null })))
})

test('and the form follows the rows', () => {
  const nights: Field = {
    key: 'nights',
    kind: 'sub-table',
    label: 'Nights',
    fields: [
      { key: 'price', kind: 'number', label: 'P' },
      { key: 'note', kind: 'input', label: 'N' },
    ],
  }
  const store = storeOf([nights, chosen('hotel', { budget: 'sum(nights.price)' })], {
    hotel: 'h',
    nights: [{ id: 'r1', price: '100', note: '' }],
  })
  store.set('nights.r1.note', 'late')
  expect(store.values()['hotel']).toBe('h')
  store.removeRow('nights', 'r1')
  expect(store.values()['hotel']).toBeNull()
})

test('a row that comes with its values keeps them, and one that is gone is forgotten', () => {
  const store = storeOf([chosen('country'), lines], { country: 'cn', lines: rows })
  store.addRow('lines', { values: { province: 'gd', city: 'sz' } })
  store.removeRow('lines', 'r1')
  store.set('lines', [{ id: 'p1', province: 'fj', city: 'xm' }])
  expect(store.values()['lines']).toEqual([{ id: 'p1', province: 'fj', city: 'xm' }])

  store.set('country', 'de')
  expect(store.values()['lines']).toEqual([{ id: 'p1', province: 'fj', city: null }])
})

test('what one choice fills in together stays together, and only what hangs on it goes', () => {
  const store = storeOf([{ key: 'note', kind: 'input', label: 'N' }, ...places], { note: '', ...home })
  store.fill('note', { province: 'js', city: 'nj' })
  expect(store.values()).toEqual({ note: '', country: 'cn', province: 'js', city: 'nj', street: null })
})

test('what this person may not write stays, as the server would keep it', () => {
  const rights = rightsElsewhere({ country: 'write', province: 'write' })
  const store = storeOf(places, home, rights)
  store.set('country', 'de')
  expect(store.values()).toEqual({ ...home, country: 'de', province: null })
})

test('a hidden field follows, too: nothing stale comes back with it', () => {
  const hidden = { ...chosen('city', { of: 'province' }), visible: "province != 'none'" }
  const store = storeOf([chosen('province'), hidden], { province: 'zj', city: 'hz' })
  store.set('province', 'none')
  store.set('province', 'zj')
  expect(store.values()).toEqual({ province: 'zj', city: null })
})
