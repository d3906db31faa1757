import { rightsAtStart, rightsElsewhere, settle } from '@signet/form'
import { expensePlan, formulaContext, trip } from '@signet/form/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fileDesk, layOut, renderForm } from '../../test/render-form.tsx'

const plan = expensePlan()
const values = settle(plan, trip, { rights: rightsAtStart(), context: formulaContext })

test('Li fills in a claim on the phone', async () => {
  const { store, person, missing } = renderForm(plan)

  await person.type(screen.getByLabelText(/事由/), 'Hangzhou')
  await person.click(screen.getByRole('button', { name: /类别/ }))
  await person.click(screen.getByRole('option', { name: 'Travel' }))
  await person.click(screen.getByRole('button', { name: 'Add row' }))
  const row = screen.getByRole('dialog', { name: '明细, row 1' })
  await person.type(within(row).getByLabelText(/名目/), 'Train')
  await person.type(within(row).getByLabelText(/单价/), '73.10')
  await person.click(within(row).getByRole('button', { name: 'Done' }))

  expect(store.values()).toMatchObject({ subject: 'Hangzhou', category: 'travel', total: '73.1' })
  expect(screen.getByRole('button', { name: /Row 1/ }).textContent).toContain('73.10')
  expect(missing).toEqual([])
})

test('an attempt to submit lists what is wrong, and each line leads to its field', async () => {
  const { store, person } = renderForm(plan)
  act(() => void store.attempt())

  const summary = screen.getByRole('alert')
  expect(summary.textContent).toContain('2 fields need attention')
  await person.click(within(summary).getByRole('button', { name: 'Fill in “事由”' }))

  const subject = screen.getByLabelText(/事由/)
  expect(document.activeElement).toBe(subject)
  expect(subject.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(subject.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Fill in “事由”')
})

test('a line of the summary opens the row that it speaks of', async () => {
  const { store, person } = renderForm(plan, { values })
  act(() => {
    store.set('lines.r2.what', '')
    store.attempt()
  })
  expect(screen.getByRole('button', { name: /Row 2/ }).textContent).toContain('needs attention')
  await person.click(screen.getByRole('button', { name: /明细, row 2: 名目/ }))

  const sheet = await screen.findByRole('dialog', { name: '明细, row 2' })
  await waitFor(() => expect(document.activeElement).toBe(within(sheet).getByLabelText(/名目/)))
})

test('a number reads with separators and is plain while it is typed', async () => {
  const money = expensePlan({
    fields: [
      {
        key: 'amount',
        kind: 'number',
        label: 'Amount',
        settings: { precision: 2, thousands: true, unit: '元', capitals: true },
      },
    ],
  })
  const { store, person } = renderForm(money)
  const box = screen.getByLabelText<HTMLInputElement>('Amount')
  await person.type(box, '１２８００。５')
  expect(store.values()).toEqual({ amount: '12800.5' })
  await person.tab()

  expect(box.value).toBe('12,800.50')
  expect(screen.getByText('壹万贰仟捌佰元伍角')).toBeDefined()
})

test('what is no number stays to be corrected, and says so', async () => {
  const money = expensePlan({ fields: [{ key: 'amount', kind: 'number', label: 'Amount' }] })
  const { person } = renderForm(money)
  const box = screen.getByLabelText<HTMLInputElement>('Amount')
  await person.type(box, '12x')
  await person.tab()

  expect(box.value).toBe('12x')
  expect(screen.getByText('Can’t read “Amount”. Enter it again.')).toBeDefined()
})

test('a date is typed or spun', async () => {
  const { store, person } = renderForm(plan, { rights: rightsAtStart() })
  const box = screen.getByLabelText<HTMLInputElement>('日期')
  expect(box.value).toBe('Nov 20, 2026')
  await person.clear(box)
  await person.keyboard('2026/1/5')
  await person.tab()
  expect(store.values()['spentOn']).toBe('2026-01-05')
  expect(box.value).toBe('Jan 5, 2026')

  expect(box.inputMode).toBe('none')
  await person.click(box)
  const month = screen.getByRole('spinbutton', { name: 'Month' })
  month.focus()
  await person.keyboard('{ArrowDown}{PageDown}')
  expect(screen.getByRole('spinbutton', { name: 'Year' }).getAttribute('aria-valuemin')).toBe('1876')
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(store.values()['spentOn']).toBe('2026-12-05')
})

test('many options come with a search', async () => {
  const options = Array.from({ length: 12 }, (_, index) => ({ id: `c${index}`, label: `City ${index}` }))
  const cities = expensePlan({
    fields: [{ key: 'city', kind: 'select', label: 'City', settings: { options, multiple: true } }],
  })
  const { store, person } = renderForm(cities)
  await person.click(screen.getByRole('button', { name: /City/ }))
  await person.type(screen.getByRole('searchbox'), '11')
  expect(screen.getAllByRole('option')).toHaveLength(1)

  await person.click(screen.getByRole('option', { name: 'City 11' }))
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(store.values()).toEqual({ city: ['c11'] })
})

test('people are searched by name or department', async () => {
  const team = expensePlan({
    fields: [{ key: 'team', kind: 'user-select', label: 'Team', settings: { multiple: true } }],
  })
  const { store, person } = renderForm(team)
  await person.click(screen.getByRole('button', { name: /Team/ }))
  await person.type(await screen.findByRole('searchbox'), '财务')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await person.click(screen.getByRole('option', { name: /王强/ }))
  await person.click(screen.getByRole('button', { name: 'Done' }))

  expect(store.values()).toEqual({ team: ['wang'] })
  expect(await screen.findByRole('button', { name: /王强/ })).toBeDefined()
})

test('a file shows how far it is, can be paused, and joins the form when it is there', async () => {
  const { sent, files } = fileDesk()
  const { store, person } = renderForm(plan, { files })
  const file = new File([new Uint8Array(2048)], 'receipt.pdf', { type: 'application/pdf' })
  await person.upload(screen.getByLabelText('Add files to “票据”'), file)
  act(() => {
    if (sent[0]) sent[0].progress.value = { state: 'uploading', sent: 1024 }
  })
  expect(screen.getByText(/Uploading/).textContent).toContain('50%')
  await person.click(screen.getByRole('button', { name: 'Pause uploading receipt.pdf' }))
  expect(sent[0]?.asked).toEqual(['pause'])

  act(() => {
    if (sent[0]) sent[0].progress.value = { state: 'failed', sent: 1024, reason: 'The line broke' }
  })
  expect(screen.getByText(/The line broke/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Retry uploading receipt.pdf' }))
  act(() => {
    if (sent[0]) sent[0].progress.value = { state: 'uploaded', sent: 2048, fileId: 'f9' }
  })
  expect(store.values()['receipts']).toEqual([
    { fileId: 'f9', name: 'receipt.pdf', size: 2048, type: 'application/pdf' },
  ])
  expect(screen.getByRole('link', { name: 'receipt.pdf' }).getAttribute('href')).toBe('/files/f9')

  await person.click(screen.getByRole('button', { name: 'Remove receipt.pdf' }))
  expect(store.values()['receipts']).toEqual([])
})

test('a file of the wrong type is refused with the reason', async () => {
  const { sent, files } = fileDesk()
  renderForm(plan, { files })
  const person = userEvent.setup({ applyAccept: false })
  await person.upload(screen.getByLabelText('Add files to “票据”'), new File(['x'], 'virus.exe'))

  expect(sent).toEqual([])
  expect(screen.getByText(/The type of “virus.exe” isn’t supported/)).toBeDefined()
})

test('Wang reads the form as a calm list', async () => {
  renderForm(plan, { values, mode: 'read', rights: rightsElsewhere() })
  await screen.findByText('李静怡')

  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('杭州出差')).toBeDefined()
  expect(screen.getAllByText('545.20')).toHaveLength(2)
})

test('a field that a rule hides appears when the rule says so', async () => {
  const { store } = renderForm(plan)
  expect(screen.queryByLabelText(/说明/)).toBeNull()
  act(() => store.set('category', 'other'))
  expect(screen.getByLabelText(/说明/)).toBeDefined()
})

test('of 2,000 rows only those in view are drawn', () => {
  layOut(600)
  const lines = Array.from({ length: 2000 }, (_, index) => ({
    id: `r${index}`,
    what: 'x',
    price: '1',
    quantity: '2',
  }))
  renderForm(plan, {
    values: settle(plan, { ...trip, lines }, { rights: rightsAtStart(), context: formulaContext }),
  })

  const drawn = screen.getAllByRole('button', { name: /^Row/ }).length
  expect(drawn).toBeGreaterThan(0)
  expect(drawn).toBeLessThan(40)
  expect(screen.getAllByText('4,000.00')).toHaveLength(2)
})
