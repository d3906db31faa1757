import { rightsAtStart, settle } from '@signet/form'
import { expensePlan, formulaContext, trip } from '@signet/form/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { layOut, renderForm } from '../../test/render-form.tsx'

const plan = expensePlan()
const pointer = 'fine'

test('Li fills in the grid with the keyboard alone: Enter goes down and begins a new row', async () => {
  layOut(400, 960)
  const { store, person, missing } = renderForm(plan, { pointer })
  await person.click(screen.getByRole('button', { name: 'Add row' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /名目/ })))
  await person.keyboard('Train{Tab}73.10{Tab}{Tab}')
  await person.click(screen.getByRole('textbox', { name: /单价/ }))
  await person.keyboard('{Enter}')
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /单价/ })).toHaveLength(2))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: /单价/ })[1]),
  )
  await person.keyboard('399')

  expect(store.values()).toMatchObject({
    lines: [
      { what: 'Train', amount: '73.1' },
      { price: '399', quantity: '1' },
    ],
    total: '472.1',
  })
  expect(within(screen.getByRole('table')).getByText('472.10')).toBeDefined()
  expect(missing).toEqual([])
})

test('a row is taken out by its own button', async () => {
  layOut(400, 960)
  const { store, person } = renderForm(plan, {
    pointer,
    values: settle(plan, trip, { rights: rightsAtStart(), context: formulaContext }),
  })
  await person.click(screen.getByRole('button', { name: 'Delete row 1' }))

  expect(store.rows('lines').value).toEqual(['r2'])
})

test('a given row shows what nobody changes, and has no button to take it out; nor is there one to add', async () => {
  const closed = expensePlan({
    fields: [
      {
        key: 'lines',
        kind: 'sub-table',
        label: '明细',
        settings: {
          givenColumns: ['what'],
          givenRows: [{ id: 'g1', values: { what: 'Badge' } }],
          mayAddRows: false,
        },
        fields: [
          { key: 'what', kind: 'input', label: '名目' },
          { key: 'note', kind: 'input', label: '备注' },
        ],
      },
    ],
  })
  for (const one of ['fine', 'coarse'] as const) {
    layOut(400, one === 'coarse' ? 375 : 960)
    const { person } = renderForm(closed, { pointer: one })
    if (one === 'coarse') await person.click(screen.getByRole('button', { name: /Badge/ }))
    expect(screen.queryByRole('textbox', { name: /名目/ })).toBeNull()
    expect(screen.getByRole('textbox', { name: /备注/ })).toBeDefined()
    expect(screen.getAllByText('Badge').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /Add row|Delete|Move|Add another/ })).toBeNull()
    cleanup()
  }
})

test('the summary leads into a cell of the grid', async () => {
  layOut(400, 960)
  const { store, person } = renderForm(plan, {
    pointer,
    values: settle(plan, trip, { rights: rightsAtStart(), context: formulaContext }),
  })
  act(() => {
    store.set('lines.r2.what', '')
    store.attempt()
  })
  await person.click(screen.getByRole('button', { name: /明细, row 2: 名目/ }))

  expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: /名目/ })[1])
})

test('an option is chosen from the list that opens', async () => {
  const { store, person } = renderForm(plan, { pointer })
  await person.click(screen.getByRole('combobox', { name: /类别/ }))
  await person.click(await screen.findByText('Travel'))

  expect(store.values().category).toBe('travel')
})

test('a date is typed into the box', async () => {
  const { store, person } = renderForm(plan, { pointer })
  const box = screen.getByRole('textbox', { name: /返回日期/ })
  await person.click(box)
  await person.type(box, '2026-12-05{Enter}')

  expect(store.values().returnedOn).toBe('2026-12-05')
})
