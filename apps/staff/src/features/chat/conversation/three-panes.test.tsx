import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let conversationId: string

beforeAll(async () => {
  office = await openOffice()
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const { chat } = await office.as('employee')
  const { li } = office.company.people
  conversationId = (await chat.openDirect({ personId: li })).id
  for (const subject of ['第一件', '第二件']) {
    const caseId = await launchAs(office, 'employee', flowId, { ...claim, subject })
    await chat.send({
      id: conversationId,
      clientId: subject === '第一件' ? 'device-first' : 'device-second',
      kind: 'case',
      caseId,
    })
  }
  const zhao = await (await office.as('zhao')).chat.openDirect({ personId: li })
  await (await office.as('zhao')).chat.send({ id: zhao.id, clientId: 'device-zhao', text: '发票' })
  await office.settle()
})
afterEach(cleanup)
afterAll(() => office.close())

const im = () =>
  `/pages/message/im/index?${new URLSearchParams({ formUserId: office.company.people.employee, name: '郑员工/zheng' })}`
const atDesk = (path: string, width = 1440) => renderStaff(office, 'li', path, { width })
const chats = () => screen.findByRole('list', { name: 'Chats' })
const log = () => screen.findByRole('log', { name: 'Messages with 郑员工' })
const card = async (subject: string) =>
  within(await log()).findByRole('link', { name: new RegExp(`测试流程.*${subject}`) })
const openedCase = async (subject: string) => {
  await screen.findByRole('tabpanel', { name: 'Progress' })
  await screen.findByText(subject, { selector: '[role=main] *' })
}

test('the conversation keeps its place between the list and the case opened from its card', async () => {
  const { user } = await atDesk(im())
  await chats()
  await user.type(await screen.findByRole('textbox', { name: 'Write a message' }), '我先看看')
  await user.click(await card('第一件'))
  await openedCase('第一件')

  expect(await chats()).toBeTruthy()
  expect(await log()).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Write a message' })).toHaveProperty('value', '我先看看')
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(document.title).toMatch(/测试流程 · Signet$/)
})

test('the address says which conversation and case are open, and opens both again', async () => {
  const first = await atDesk(im())
  await first.user.click(await card('第二件'))
  await openedCase('第二件')
  const { pathname, search, href } = first.history.location
  expect(pathname).toBe('/pages/workFlow/flowBefore/index')
  expect(new URLSearchParams(search).get('talk')).toBe(office.company.people.employee)
  cleanup()

  await atDesk(href)
  await openedCase('第二件')
  expect(await chats()).toBeTruthy()
  expect(await log()).toBeTruthy()
})

test('back closes only the case, also after another one replaced it, and then the conversation', async () => {
  const { user, history } = await atDesk('/pages/index/index')
  history.push(im())
  await user.click(await card('第一件'))
  await openedCase('第一件')
  await user.click(await card('第二件'))
  await openedCase('第二件')

  history.back()
  await waitFor(() => expect(screen.queryByRole('tabpanel', { name: 'Progress' })).toBeNull())
  expect(history.location.pathname).toBe('/pages/message/im/index')
  expect(await log()).toBeTruthy()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  history.back()
  await waitFor(() => expect(history.location.pathname).toBe('/pages/index/index'))
})

test('on a phone the card opens the case alone', async () => {
  const { user } = await renderStaff(office, 'li', im())
  await user.click(await card('第一件'))
  await openedCase('第一件')

  expect(screen.queryByRole('log', { name: /^Messages with/ })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Chats' })).toBeNull()
})

test('Ctrl+K finds a conversation by name beside an open case, and opens it', async () => {
  const { user, history } = await atDesk(im())
  await user.click(await card('第一件'))
  await openedCase('第一件')
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const sheet = within(await screen.findByRole('dialog', { name: 'Go to' }))
  await user.type(sheet.getByRole('combobox'), '赵敏')
  await user.click(await sheet.findByRole('option', { name: /赵敏 Chat/ }))

  expect(await screen.findByRole('log', { name: 'Messages with 赵敏' })).toBeTruthy()
  expect(history.location.pathname).toBe('/pages/message/im/index')
})
