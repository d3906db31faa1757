import { expensePlan, places } from '@signet/form/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderForm } from '../../../../test/render-form.tsx'

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
