import { type Office, openOffice, password } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openStudio } from '../../test/open-studio.tsx'

let office: Office
let claimFlowId: string

beforeAll(async () => {
  office = await openOffice()
  const { formDesign, flowDesign } = await office.as('admin')
  const form = await formDesign.create({ name: 'Claim form', code: 'claimForm', definition: claimForm })
  await formDesign.publish(form)
  const flow = { code: 'claim', name: 'Claim', formId: form.id }
  claimFlowId = (await flowDesign.create({ ...flow, definition: claimFlow(['finance']) })).id
  await flowDesign.publish({ id: claimFlowId })
  office.clock.pass(1000)
  await flowDesign.create({
    ...flow,
    code: 'purchase',
    name: 'Purchase',
    definition: { ...claimFlow(), name: 'Purchase' },
  })
})
afterEach(cleanup)
afterAll(() => office.close())

describe('signing in', () => {
  test('an administrator signs in and returns to the requested page', async () => {
    const { user } = await openStudio(office, { at: '/studio/forms' })

    await user.type(await screen.findByLabelText('Account'), 'admin')
    await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Log in' }))

    expect(await screen.findByRole('heading', { name: 'Forms' })).toBeTruthy()
    expect(await screen.findByText('Claim form')).toBeTruthy()
  })

  test('one press fills in account and password of the demo administrator', async () => {
    const { user } = await openStudio(office, { at: '/studio/forms' })
    await user.click(await screen.findByRole('button', { name: 'admin' }))
    await user.click(screen.getByRole('button', { name: 'Log in' }))

    expect(await screen.findByRole('heading', { name: 'Forms' })).toBeTruthy()
  })

  test('a wrong password is reported in the form', async () => {
    const { user } = await openStudio(office, { at: '/studio/login' })

    await user.type(await screen.findByLabelText('Account'), 'wang')
    await user.type(screen.getByLabelText('Password'), 'not it at all')
    await user.click(screen.getByRole('button', { name: 'Log in' }))

    expect((await within(screen.getByRole('main')).findByRole('alert')).textContent).toMatch(/password/i)
  })

  test('Li, who is not an administrator, sees an explanation and can sign out', async () => {
    await openStudio(office, { as: 'li' })

    expect(await screen.findByText('Administrators only')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open staff app' })).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('an unknown session leads to the login', async () => {
    const { app, history } = await openStudio(office, { as: 'admin', at: '/studio/flows' })
    await screen.findByText('Purchase')
    localStorage.setItem('token', 'forged')

    await app.client.session.currentUser({}).catch(() => undefined)

    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
    expect(history.location.search).toContain('flows')
  })
})

describe('the list of flows', () => {
  test('is found with the keyboard alone: slash, word, arrow, Enter, Escape', async () => {
    const { user } = await openStudio(office, { as: 'admin', at: '/studio/flows' })
    await screen.findByText('Purchase')

    await user.keyboard('/claim')
    await expect.poll(() => screen.queryByText('Purchase')).toBeNull()
    // Past the filter, where arrow keys choose.
    await user.tab()
    await user.tab()
    await user.keyboard('{ArrowDown}{Enter}')

    const drawer = await screen.findByRole('dialog')
    expect(await within(drawer).findByText('No problems found')).toBeTruthy()
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('closing a drawer or dialog by its button returns the focus to its opener', async () => {
    const { user } = await openStudio(office, { as: 'admin', at: '/studio/flows' })

    await user.click(await screen.findByText('Claim'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Claim'))

    await user.click(screen.getByRole('button', { name: 'New flow' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('New flow'))
  })

  test('shows the people who get a case, in order and by name', async () => {
    const { user } = await openStudio(office, { as: 'admin', at: '/studio/flows' })

    await user.click(await screen.findByText('Claim'))

    const outline = await screen.findByRole('region', { name: 'Outline' })
    expect(await within(outline).findByText(/吴财务/)).toBeTruthy()
    expect(within(outline).getByText('total > 10000')).toBeTruthy()
  })

  test('shows why an invalid flow cannot be published', async () => {
    const { user } = await openStudio(office, { as: 'admin', at: '/studio/flows' })

    await user.click(await screen.findByText('Purchase'))
    const drawer = await screen.findByRole('dialog')
    expect((await within(drawer).findAllByText('Error')).length).toBeGreaterThan(0)
    await user.click(within(drawer).getByRole('button', { name: 'Publish' }))

    expect((await screen.findAllByText('Fix first')).length).toBeGreaterThan(0)
    expect(screen.getAllByRole('button', { name: 'Publish' }).at(-1)).toHaveProperty('disabled', true)
  })
})

test('the fields of a form are listed with the columns of its sub-tables', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/forms' })

  await user.click(await screen.findByText('Claim form'))

  const fields = await screen.findByRole('region', { name: 'Fields' })
  expect(await within(fields).findByText('lines.amount')).toBeTruthy()
  expect(within(fields).getByText('sum(lines.amount)')).toBeTruthy()
})

test('a running case is terminated with a reason, and its history is intact', async () => {
  const { approvals } = await office.as('employee')
  const lines = [{ id: 'r1', amount: '12000' }]
  const { caseId } = await approvals.launch({ flowId: claimFlowId, values: { reason: 'Fair', lines } })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/cases?open=${caseId}` })

  const drawer = await screen.findByRole('dialog')
  await user.click(await within(drawer).findByRole('button', { name: 'Terminate request…' }))
  const end = within(drawer).getByRole('button', { name: 'Terminate' })
  expect(end).toHaveProperty('disabled', true)
  await user.type(within(drawer).getByLabelText('Reason'), 'Launched twice')
  await user.click(end)

  expect((await within(drawer).findAllByText('Terminated')).length).toBeGreaterThan(0)
  await user.click(within(drawer).getByRole('tab', { name: 'History' }))
  expect(await within(drawer).findByText('The record is intact')).toBeTruthy()
  const history = screen.getByRole('tabpanel', { name: 'History' })
  expect(await within(history).findByText('Launched twice')).toBeTruthy()
  expect((await approvals.open({ caseId })).status).toBe('terminated')
})

const claimForm = {
  version: 1,
  key: 'claim',
  fields: [
    { key: 'reason', kind: 'input', label: 'Reason', required: true },
    {
      key: 'lines',
      kind: 'sub-table',
      label: 'Lines',
      fields: [{ key: 'amount', kind: 'number', label: 'Amount' }],
    },
    { key: 'total', kind: 'calculate', label: 'Total', settings: { formula: 'sum(lines.amount)' } },
  ],
}

function claimFlow(finance: readonly 'finance'[] = []) {
  return {
    version: 1,
    name: 'Claim',
    nodes: [
      { id: 'start', kind: 'start', name: 'Start' },
      { id: 'amount', kind: 'branch', name: 'Amount' },
      {
        id: 'finance',
        kind: 'approver',
        name: 'Finance',
        sources:
          finance.length > 0
            ? [{ kind: 'people', people: finance.map((one) => office.company.people[one]) }]
            : [],
      },
      { id: 'end', kind: 'end', name: 'End' },
    ],
    lines: [
      { id: 'a', from: 'start', to: 'amount' },
      { id: 'b', from: 'amount', to: 'finance', condition: 'total > 10000' },
      { id: 'c', from: 'amount', to: 'end', isDefault: true },
      { id: 'd', from: 'finance', to: 'end' },
    ],
  }
}
