import 'fake-indexeddb/auto'
import { minutes, type Office, openOffice, password } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../server/test/company-flows.ts'
import { openWindowOf } from '../../../test/offline-window.tsx'
import { renderStaff } from '../../../test/render-staff.tsx'
import { caseHref } from '../links/case-href.ts'

let office: Office
let big: string

beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
  const identity = { rule: 'condition', condition: 'amount > 1000' } as const
  const review = approver(office, 'review', ['manager'], { identity })
  big = (await publishFlow(office, { ...chain([start(), review, end]), name: '付款' })).flowId
  await office.as('manager')
})
beforeEach(() => office.clock.pass(minutes(11)))
afterEach(cleanup)
afterAll(() => office.close())

const launched = (amount: string, subject = '付款') =>
  launchAs(office, 'employee', big, { ...claim, amount, subject })

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
type User = Awaited<ReturnType<typeof renderStaff>>['user']

async function confirmIdentity(user: User) {
  const asked = await sheet()
  await user.type(asked.getByLabelText('Current password'), password)
  await user.click(asked.getByRole('button', { name: 'Confirm' }))
}

async function giveUp(user: User) {
  await user.click((await sheet()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull())
}

const pending = '/pages/workFlow/flowTodo/index?list=doing'

test('a decision waits for the person to confirm who they are, and keeps its opinion when they give up', async () => {
  const caseId = await launched('5000')
  const { user } = await renderStaff(office, 'manager', caseHref({ caseId }))
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await user.type(await screen.findByRole('textbox', { name: /Opinion|Note/ }), '金额已核对')
  await user.click(screen.getByRole('button', { name: 'Confirm: Approve' }))
  await giveUp(user)
  expect(await statusOf(office, caseId)).toBe('running')
  expect(screen.getByRole('textbox', { name: /Opinion|Note/ })).toHaveProperty('value', '金额已核对')

  await user.click(screen.getByRole('button', { name: 'Confirm: Approve' }))
  await confirmIdentity(user)
  await waitFor(async () => expect(await statusOf(office, caseId)).toBe('approved'))
  const { route } = await (await office.as('employee')).approvals.open({ caseId })
  expect(JSON.stringify(route)).toContain('金额已核对')
})

test('a decision from a card is left as it was when the person gives up, and is made once they confirm', async () => {
  const caseId = await launched('5000')
  const { user } = await renderStaff(office, 'manager', pending)
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await user.type(await screen.findByRole('textbox', { name: /Opinion|Note/ }), '同意')
  await user.click(screen.getByRole('button', { name: 'Confirm: Approve' }))
  await giveUp(user)
  expect(screen.getByRole('textbox', { name: /Opinion|Note/ })).toHaveProperty('value', '同意')
  expect(await statusOf(office, caseId)).toBe('running')

  await user.click(screen.getByRole('button', { name: 'Confirm: Approve' }))
  await confirmIdentity(user)
  await screen.findByText('Approved 1')
  expect(await statusOf(office, caseId)).toBe('approved')
})

test('of many, those that ask are decided with the others after one question', async () => {
  const ids = [await launched('5000', '大'), await launched('10', '小'), await launched('6000', '更大')]
  const { user } = await renderStaff(office, 'manager', pending)
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click(await screen.findByRole('button', { name: /^Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm: Approve 3' }))
  await confirmIdentity(user)
  await screen.findByText('Approved 3')
  expect(await Promise.all(ids.map((id) => statusOf(office, id)))).toEqual(Array(3).fill('approved'))
})

test('a decision that waited for the network asks who decided before it goes out', async () => {
  const caseId = await launched('5000')
  const taskId = await taskOf(office, 'manager', caseId)
  const { user, network, outbox } = await openWindowOf(office, 'manager', caseHref({ caseId, taskId }))
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const confirm = await screen.findByRole('button', { name: 'Confirm: Approve' })
  network.turn('away')
  await user.click(confirm)
  await screen.findByText(/Kept on this device/)
  network.turn('fine')
  await outbox.flush()
  await user.click(await screen.findByRole('button', { name: /1 wasn’t sent/ }))
  await screen.findByText(/asks you to confirm it’s you/)
  expect(await statusOf(office, caseId)).toBe('running')

  await user.click(screen.getByRole('button', { name: 'Confirm and send' }))
  await confirmIdentity(user)
  await waitFor(async () => expect(await statusOf(office, caseId)).toBe('approved'))
})
