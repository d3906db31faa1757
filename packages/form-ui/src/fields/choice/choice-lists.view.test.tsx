import { expensePlan, places } from '@signet/form/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lookupDesk, renderForm } from '../../../test/render-form.tsx'

const things = {
  'interface:hotels/id/fullName': [
    { id: '1', name: 'Lakeside Hotel' },
    { id: '2', name: 'Lake View' },
  ],
} as const
const plan = expensePlan({
  fields: [
    {
      key: 'hotel',
      kind: 'auto-complete',
      label: 'Hotel',
      settings: { source: { from: 'interface', interface: 'hotels' } },
    },
  ],
})

test('Li types a few letters and takes a suggestion with the keyboard', async () => {
  const lookup = lookupDesk(things)
  const { store, person } = renderForm(plan, { lookup })
  expect(lookup.asked).toEqual([])
  await person.type(screen.getByRole('combobox', { name: 'Hotel' }), 'Lake')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')

  expect(store.values()).toEqual({ hotel: 'Lake View' })
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('or with the thumb, or none at all', async () => {
  const { store, person } = renderForm(plan, { lookup: lookupDesk(things) })
  const box = screen.getByRole('combobox', { name: 'Hotel' })
  await person.type(box, 'Lakes')
  await person.click(await screen.findByRole('option', { name: 'Lakeside Hotel' }))
  expect(store.values()).toEqual({ hotel: 'Lakeside Hotel' })

  await person.clear(box)
  await person.type(box, 'A tent{Escape}')
  expect(store.values()).toEqual({ hotel: 'A tent' })
})

test('what cannot be asked suggests nothing, and stops nobody', async () => {
  const lookup = { ...lookupDesk(things), search: () => Promise.reject(new Error('away')) }
  const { store, person } = renderForm(plan, { lookup })
  await person.type(screen.getByRole('combobox', { name: 'Hotel' }), 'Lake')

  expect(store.values()).toEqual({ hotel: 'Lake' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('on the desktop suggestions open below the box', async () => {
  const { store, person } = renderForm(plan, { pointer: 'fine', lookup: lookupDesk(things) })
  await person.type(screen.getByRole('combobox', { name: 'Hotel' }), 'Lake')
  await person.click(await screen.findByRole('option', { name: 'Lake View' }))

  expect(store.values()).toEqual({ hotel: 'Lake View' })
})

const where = { key: 'where', kind: 'cascader', label: 'Where', settings: { options: places } }
const everywhere = {
  ...where,
  settings: { options: places, multiple: true, leafOnly: false },
}

test('Li goes down column by column, and the last press is the choice', async () => {
  const { store, person, missing } = renderForm(expensePlan({ fields: [where] }))
  await person.click(screen.getByRole('button', { name: /Where/ }))
  await person.click(screen.getByRole('button', { name: 'Zhejiang' }))
  expect(screen.queryByRole('button', { name: 'Ningbo' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Hangzhou' }))
  const districts = within(screen.getByRole('list', { name: 'Hangzhou' }))
  await person.click(districts.getByRole('button', { name: 'Binjiang' }))

  expect(store.values()).toEqual({ where: ['zj', 'hz', 'bj'] })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Where Zhejiang/Hangzhou/Binjiang' })).toBeDefined()
  expect(missing).toEqual([])
})

test('words find a place on any level', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [where] }))
  await person.click(screen.getByRole('button', { name: /Where/ }))
  await person.type(screen.getByRole('searchbox'), 'hang')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Zhejiang / Hangzhou / Xihu',
    'Zhejiang / Hangzhou / Binjiang',
    'Shanghai',
  ])
  await person.click(screen.getByRole('option', { name: /Xihu/ }))

  expect(store.values()).toEqual({ where: ['zj', 'hz', 'xh'] })
})

test('a chosen branch includes everything below it', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [everywhere] }), {
    values: { where: [['zj', 'hz', 'xh']] },
  })
  await person.click(screen.getByRole('button', { name: /Where/ }))
  await person.click(screen.getByRole('button', { name: 'Zhejiang' }))
  await person.click(screen.getByRole('button', { name: 'Shanghai' }))
  const hangzhou = screen.getByRole<HTMLButtonElement>('button', { name: 'Hangzhou' })
  expect(hangzhou.getAttribute('aria-pressed')).toBe('true')
  expect(hangzhou.disabled).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Done' }))

  expect(store.values()).toEqual({ where: [['zj'], ['sh']] })
})

test('on the desktop the columns open below the box', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [where] }), { pointer: 'fine' })
  await person.click(screen.getByRole('combobox', { name: 'Where' }))
  for (const name of ['Zhejiang', 'Hangzhou', 'Xihu']) await person.click(await screen.findByText(name))

  expect(store.values()).toEqual({ where: ['zj', 'hz', 'xh'] })
})

const unit = { key: 'unit', kind: 'tree-select', label: 'Unit', settings: { options: places } }
const units = { ...unit, settings: { options: places, multiple: true, leafOnly: true } }

test('Li opens a branch with the thumb and chooses another branch', async () => {
  const { store, person, missing } = renderForm(expensePlan({ fields: [unit] }))
  await person.click(screen.getByRole('button', { name: /Unit/ }))
  expect(screen.queryByRole('treeitem', { name: 'Hangzhou' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Expand Zhejiang' }))
  await person.click(screen.getByRole('treeitem', { name: 'Hangzhou' }))

  expect(store.values()).toEqual({ unit: 'hz' })
  expect(missing).toEqual([])
})

test('by keyboard Li walks down the tree and ticks two leaves', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [units] }))
  await person.click(screen.getByRole('button', { name: /Unit/ }))
  screen.getByRole('treeitem', { name: 'Zhejiang' }).focus()
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: 'Xihu' }))
  await person.keyboard(' {End}{Enter}')
  expect(store.values()).toEqual({ unit: ['xh', 'sh'] })

  await person.keyboard('{Home}{Enter}')
  expect(screen.queryByRole('treeitem', { name: 'Hangzhou' })).toBeNull()
  expect(store.values()).toEqual({ unit: ['xh', 'sh'] })
})

test('the tree opens at what was chosen, and a search keeps the way to what it finds', async () => {
  const { person } = renderForm(expensePlan({ fields: [unit] }), { values: { unit: 'bj' } })
  await person.click(screen.getByRole('button', { name: /Unit/ }))
  const chosen = screen.getByRole('treeitem', { name: 'Binjiang' })
  expect(chosen.getAttribute('aria-selected')).toBe('true')
  expect(chosen.getAttribute('aria-level')).toBe('3')

  await person.type(screen.getByRole('searchbox'), 'xi')
  expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual([
    'Zhejiang',
    'Hangzhou',
    'Xihu',
  ])
  await person.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('No results. Try another search.')).toBeDefined()
})

test('on the desktop a branch is chosen from the tree below the box', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [unit] }), { pointer: 'fine' })
  await person.click(screen.getByRole('combobox', { name: 'Unit' }))
  await person.click(await screen.findByText('Shanghai'))

  expect(store.values()).toEqual({ unit: 'sh' })
})
