import { expensePlan, places } from '@signet/form/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderForm } from '../../../../test/render-form.tsx'

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

test('a branch that is chosen stands for everything below it', async () => {
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
