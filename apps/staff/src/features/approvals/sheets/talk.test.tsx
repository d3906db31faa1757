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
import { caseHref } from '../../../kit/links/case-href.ts'

let office: Office
let caseId: string
beforeAll(async () => {
  office = await openOffice()
  const flow = chain([start(), approver(office, 'review', ['li']), end])
  const { flowId } = await publishFlow(office, flow)
  caseId = await launchAs(office, 'employee', flowId)
})
afterEach(cleanup)
afterAll(() => office.close())

async function choosing(account: 'employee' | 'li') {
  const { user } = await renderStaff(office, account, caseHref({ caseId }))
  await user.click(await screen.findByRole('button', { name: /Chat about this request/ }))
  return { user, sheet: within(await screen.findByRole('dialog', { name: 'Chat about this request' })) }
}

test('the starter writes to whose turn it is, and the card of the request is sent once', async () => {
  for (const _ of [1, 2]) {
    const { user, sheet } = await choosing('employee')
    expect(sheet.queryByRole('button', { name: /Who started it/ })).toBeNull()
    await user.click(await sheet.findByRole('button', { name: /Whose turn it is: 李伟/ }))
    expect(await screen.findByRole('log', { name: 'Messages with 李伟' })).toBeTruthy()
    cleanup()
  }
  const { chat } = await office.as('li')
  const { list } = await chat.messages({ id: office.company.people.employee })
  expect(list.map((message) => [message.kind, message.caseId])).toEqual([['case', caseId]])
})

test('the approver writes to the starter, and not to themselves', async () => {
  const { user, sheet } = await choosing('li')
  expect(sheet.queryByRole('button', { name: /Whose turn it is/ })).toBeNull()
  await user.click(await sheet.findByRole('button', { name: /Who started it: 郑员工/ }))
  expect(await screen.findByRole('log', { name: 'Messages with 郑员工' })).toBeTruthy()
})
