import type { FieldDefinitionInput } from '@signet/form'
import { expensePlan } from '@signet/form/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const card = (settings: FieldDefinitionInput['settings']) =>
  expensePlan({
    fields: [
      {
        key: 'frame',
        kind: 'card',
        label: 'Travel',
        help: 'By train where there is one',
        settings,
        fields: [{ key: 'from', kind: 'input', label: 'From' }],
      },
    ],
  })

test.each([
  ['phone', 'coarse'],
  ['desktop', 'fine'],
] as const)('on the %s a card is a group with its title and its help', (_name, pointer) => {
  renderForm(card({}), { pointer })
  const region = screen.getByRole('group', { name: 'Travel' })
  expect(within(region).getByRole('heading', { name: 'Travel' })).toBeDefined()
  expect(within(region).getByText('By train where there is one')).toBeDefined()
  expect(within(region).getByLabelText('From')).toBeDefined()
})

test('without its title a card is named all the same', () => {
  renderForm(card({ title: 'hidden' }))
  expect(screen.queryByRole('heading', { name: 'Travel' })).toBeNull()
  expect(screen.getByRole('group', { name: 'Travel' })).toBeDefined()
})
