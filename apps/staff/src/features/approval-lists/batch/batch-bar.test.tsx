import { type Account, type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let plain: string
let strict: string

beforeAll(async () => {
  office = await openOffice()
  plain = (await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))).flowId
  const review = approver(office, 'review', ['manager'], { fields: { note: 'required' } })
  strict = (await publishFlow(office, { ...chain([start(), review, end]), name: '须备注' })).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

const launch = (who: Account, flowId: string, subject: string) =>
  launchAs(office, who, flowId, { ...claim, subject })

async function tickAll() {
  const view = await renderStaff(office, 'manager', '/pages/workFlow/flowTodo/index?list=doing')
  await view.user.click(await screen.findByRole('button', { name: 'Select' }))
  await screen.findAllByRole('checkbox')
  await view.user.click(screen.getByRole('button', { name: /^Select all/ }))
  return view
}

test('seven are approved at once, and the one with an incomplete form stays with the reason', async () => {
  const fine: string[] = []
  for (const turn of [1, 2, 3, 4, 5, 6]) fine.push(await launch('wang', plain, `可以${turn}`))
  const missing = await launch('zhao', strict, '缺备注')
  const { user } = await tickAll()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Approve 7 requests' }))
  await user.click(sheet.getByRole('button', { name: 'Confirm: Approve 7' }))

  const results = within(await screen.findByRole('dialog', { name: 'Results' }))
  results.getByText('6 done, 1 failed')
  const [first] = results.getAllByRole('listitem')
  expect(first?.textContent).toMatch(/须备注.*备注/)
  expect(await Promise.all(fine.map((caseId) => statusOf(office, caseId)))).toEqual(Array(6).fill('approved'))
  expect(await statusOf(office, missing)).toBe('running')
  await user.click(results.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  const { approvals } = await office.as('manager')
  const { list } = await approvals.list({ list: 'doing' })
  await approvals.reject({ taskId: list[0]?.taskId ?? '', opinion: '缺备注' })
})

test('two are rejected with one reason', async () => {
  const ids = [await launch('wang', plain, '一'), await launch('wang', plain, '二')]
  const { user } = await tickAll()
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Reject 2 requests' }))
  await user.type(sheet.getByLabelText(/Reason/), '预算不足')
  await user.click(sheet.getByRole('button', { name: 'Confirm: Reject 2' }))

  await screen.findByText('Rejected 2')
  expect(await Promise.all(ids.map((caseId) => statusOf(office, caseId)))).toEqual(['rejected', 'rejected'])
  const { route } = await (await office.as('wang')).approvals.open({ caseId: ids[0] ?? '' })
  expect(route.flatMap(({ people }) => people.map(({ opinion }) => opinion))).toContain('预算不足')
})

test('two are returned to their starters, and two are transferred once a colleague is chosen', async () => {
  const back = [await launch('wang', plain, '三'), await launch('zhao', plain, '四')]
  const first = await tickAll()
  await first.user.click(screen.getByRole('button', { name: 'More bulk actions' }))
  await first.user.click(await screen.findByRole('button', { name: /Send back to starter/ }))
  await first.user.type(await screen.findByLabelText(/Reason/), '缺附件')
  await first.user.click(await screen.findByRole('button', { name: 'Confirm: Send back 2' }))
  await screen.findByText('Sent back 2')
  expect(await Promise.all(back.map((caseId) => statusOf(office, caseId)))).toEqual(['returned', 'returned'])
  cleanup()

  const handed = [await launch('wang', plain, '五'), await launch('zhao', plain, '六')]
  const { user } = await tickAll()
  await user.click(screen.getByRole('button', { name: 'More bulk actions' }))
  await user.click(await screen.findByRole('button', { name: /Transfer/ }))
  await user.click(await screen.findByRole('button', { name: 'Confirm: Transfer 2' }))
  await screen.findByText('Choose a colleague')
  await user.type(screen.getByRole('searchbox', { name: /Search by name, pinyin/ }), '李伟')
  await user.click(await screen.findByRole('button', { name: /李伟/ }))
  await user.click(screen.getByRole('button', { name: 'Confirm: Transfer 2' }))
  await screen.findByText('Transferred 2')
  const { list } = await (await office.as('li')).approvals.list({ list: 'doing' })
  expect(list.map(({ caseId }) => caseId).sort()).toEqual(handed.sort())
})
