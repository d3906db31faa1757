import { expensePlan } from '@signet/form/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../test/render-form.tsx'

const words = ['Air', 'Bus', 'Car', 'Dog sled', 'Elephant', 'Ferry', 'Glider', 'Horse', 'Igloo']
const options = words.map((label) => ({ id: label.toLowerCase(), label }))
const plan = (multiple = false) =>
  expensePlan({
    fields: [
      { key: 'by', kind: 'select', label: 'By', settings: { options, multiple } },
      { key: 'why', kind: 'input', label: 'Why' },
    ],
  })
const box = () => screen.getByRole('combobox', { name: 'By' })

test('letters search, arrows walk what is found, and Enter chooses', async () => {
  const { store, person } = renderForm(plan(), { pointer: 'fine' })
  await person.tab()
  await person.keyboard('e')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('e')
  await person.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Elephant')
  await person.keyboard('{Enter}')

  expect(store.values()).toMatchObject({ by: 'elephant' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(box())
})

test('Escape, a press elsewhere and a second press on the box close it', async () => {
  const { person } = renderForm(plan(), { pointer: 'fine' })
  const leave = [
    () => person.keyboard('{Escape}'),
    () => person.click(screen.getByRole('textbox', { name: 'Why' })),
    () => person.click(box()),
  ]
  for (const left of leave) {
    await person.click(box())
    expect(screen.getByRole('dialog', { name: 'By' })).toBeDefined()
    await left()
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

test('several are chosen one after the other while it stays open', async () => {
  const { store, person } = renderForm(plan(true), { pointer: 'fine' })
  await person.click(box())
  await person.click(screen.getByRole('option', { name: 'Bus' }))
  await person.click(screen.getByRole('option', { name: 'Horse' }))
  await person.click(screen.getByRole('button', { name: 'Done' }))

  expect(store.values()).toMatchObject({ by: ['bus', 'horse'] })
  expect(box().textContent).toBe('BusHorse')
})
