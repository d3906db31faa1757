import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
let caseId: string
let id: string
beforeAll(async () => {
  office = await openOffice()
  const flow = chain([start(), approver(office, 'review', ['li']), end])
  const { flowId } = await publishFlow(office, flow)
  caseId = await launchAs(office, 'employee', flowId)
  await office.settle()
  const { chat } = await office.as('employee')
  ;({ id } = await chat.openCase({ caseId }))
  await chat.send({ id, clientId: 'device-1', text: '发票金额是 4280 元' })
  await (await office.as('li')).chat.openCase({ caseId })
})
afterEach(cleanup)
afterAll(() => office.close())

async function opened(account: 'employee' | 'li') {
  const address = `/pages/message/im/index?${new URLSearchParams({ formUserId: id, name: 'x' })}`
  const { user } = await renderStaff(office, account, address, { isLive: true })
  const message = (await screen.findByText('发票金额是 4280 元')).closest('article') as HTMLElement
  const press = async () => {
    await user.click(within(message).getByRole('button', { name: 'Message actions' }))
    return within(await screen.findByRole('dialog', { name: 'Message actions' }))
  }
  return { user, message, press }
}

test('the approver makes a message evidence after a question, and its author can no longer edit or recall it', async () => {
  const { user, press } = await opened('li')
  await user.click((await press()).getByRole('button', { name: 'Add to evidence' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Add to evidence' }))
  expect(await screen.findByRole('img', { name: 'In evidence' })).toBeTruthy()
  cleanup()

  const { message, press: pressOwn } = await opened('employee')
  expect(within(message).getByRole('img', { name: 'In evidence' })).toBeTruthy()
  expect(await screen.findByText(/李伟 added messages by 郑员工 to the evidence/)).toBeTruthy()
  const actions = await pressOwn()
  expect(actions.queryByRole('button', { name: 'Recall' })).toBeNull()
  expect(actions.queryByRole('button', { name: 'Add to evidence' })).toBeNull()
})
