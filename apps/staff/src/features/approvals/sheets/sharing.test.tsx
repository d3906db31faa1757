import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { caseHref, documentLink, launchHref } from '../../../kit/links/case-href.ts'

let office: Office
let caseId: string
beforeAll(async () => {
  office = await openOffice()
  const flow = { ...chain([start(), approver(office, 'review', ['li']), end]), name: 'canary-2e7c' }
  const { flowId } = await publishFlow(office, flow)
  caseId = await launchAs(office, 'employee', flowId)
})
afterEach(cleanup)
afterAll(() => office.close())

test('a closed request says whom to ask and nothing of itself, and asks with one tap', async () => {
  const { user } = await renderStaff(office, 'zhao', caseHref({ caseId }))
  expect(await screen.findByText('This request doesn’t exist, or it isn’t shared with you.')).toBeTruthy()
  expect(await screen.findByText(/working on it, or 管理员 can share it with you/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ask for access' }))

  expect(await screen.findByRole('button', { name: 'Asked' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/canary-2e7c|郑员工|李伟/)
})

test('the starter allows who asks, and stops sharing again', async () => {
  const { user } = await renderStaff(office, 'employee', caseHref({ caseId }))
  await user.click(await screen.findByRole('button', { name: /^Share with colleagues/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Share with colleagues' }))
  await user.click(await sheet.findByRole('button', { name: 'Allow 赵敏' }))
  await user.click(await sheet.findByRole('button', { name: 'Stop sharing with 赵敏' }))

  expect(await sheet.findByText(/stopped by 郑员工/)).toBeTruthy()
})

test.each([
  ['document', documentLink('nothing'), 'Its owner can share it with you.'],
  ['flow', launchHref('nothing'), '管理员 can let you start it.'],
])('a closed %s says whom to ask, and asks with one tap', async (_, address, hint) => {
  const { user } = await renderStaff(office, 'chen', address)
  expect(await screen.findByText(hint)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ask for access' }))

  expect(await screen.findByRole('button', { name: 'Asked' })).toBeTruthy()
})
