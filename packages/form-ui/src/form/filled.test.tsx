import { expensePlan } from '@signet/form/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lookupDesk, renderForm } from '../../test/render-form.tsx'

const plan = expensePlan({
  fields: [
    { key: 'number', kind: 'bill-rule', label: 'Number', settings: { rule: 'claim' } },
    { key: 'madeBy', kind: 'created-by', label: 'Made by' },
    { key: 'changedAt', kind: 'modified-at', label: 'Changed at' },
    {
      key: 'lines',
      kind: 'sub-table',
      label: 'Lines',
      fields: [{ key: 'no', kind: 'bill-rule', label: 'No', settings: { rule: 'claim' } }],
    },
  ],
})
const skins = [['coarse'], ['fine']] as const

test.each(skins)(
  'what the product fills in is calm: the number that is kept, who it is, when it comes',
  async (pointer) => {
    const { missing } = renderForm(plan, {
      pointer,
      environs: { billNumber: async (rule) => `${rule}-0007` },
    })

    expect(await screen.findByText('claim-0007')).toBeDefined()
    expect(screen.getByText('Reserved for you until you save')).toBeDefined()
    expect(await screen.findByText('李静怡')).toBeDefined()
    expect(screen.getByText('Updated on change')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(missing).toEqual([])
  },
)

test('without a number to show, and in rows, it says when it comes', async () => {
  const { person } = renderForm(plan, {
    environs: { billNumber: () => Promise.reject(new Error('away')) },
    lookup: lookupDesk({}),
  })
  await person.click(screen.getByRole('button', { name: 'Add row' }))

  expect(screen.getAllByText('Generated on save').length).toBeGreaterThan(1)
})

test.each(skins)('where it is only read, a number is a number and nothing is nothing', (pointer) => {
  renderForm(plan, {
    pointer,
    mode: 'read',
    values: { number: 'C-1', madeBy: 'li', changedAt: null, lines: [] },
  })
  expect(screen.getByText('C-1')).toBeDefined()
  expect(screen.getAllByText('Not filled in').length).toBeGreaterThan(0)
})
