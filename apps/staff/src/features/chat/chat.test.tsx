import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

type Who = 'li' | 'wang' | 'zhao' | 'chen' | 'employee'
const idOf = (account: Who) => office.company.people[account]
const chatOf = async (account: Who) => (await office.as(account)).chat
let drawn = 0
const clientId = () => `device-${++drawn}`

async function direct(from: Who, to: Who) {
  return (await (await chatOf(from)).openDirect({ personId: idOf(to) })).id
}
async function say(from: Who, id: string, text: string) {
  return (await chatOf(from)).send({ id, clientId: clientId(), text })
}
const im = (of: string) =>
  `/pages/message/im/index?${new URLSearchParams({ formUserId: of, name: '王芳/wang' })}`

test('from a contact card one writes to a colleague, and sees that it was read', async () => {
  const { user } = await renderStaff(office, 'li', `/pages/my/userDetail/index?id=${idOf('wang')}`, {
    isLive: true,
  })
  await user.click(await screen.findByRole('button', { name: 'Chat' }))
  await user.type(await screen.findByRole('textbox', { name: 'Write a message' }), '周五一起评审？')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const log = within(await screen.findByRole('log', { name: 'Messages with 王芳' }))
  expect(await log.findByText('周五一起评审？')).toBeTruthy()
  expect(await log.findByText('Not read')).toBeTruthy()

  const id = await direct('wang', 'li')
  await (await chatOf('wang')).read({ id, sequence: 1 })
  expect(await log.findByText('Read')).toBeTruthy()
  await say('wang', id, '好的，三点')
  expect(await log.findByText('好的，三点')).toBeTruthy()
})

test('the list shows what is unread, and opening the conversation reads it', async () => {
  const id = await direct('chen', 'zhao')
  await say('chen', id, '发票收到了吗')
  await say('chen', id, '急用')
  const { user, app } = await renderStaff(office, 'zhao', '/pages/message/chat/index', { isLive: true })
  const list = within(await screen.findByRole('list', { name: 'Chats' }))
  const row = await list.findByRole('link', { name: /陈静.*急用.*2 unread/ })
  await waitFor(() => expect(app.live.state.peek().badge).toBe(2))
  await user.click(row)
  const log = within(await screen.findByRole('log', { name: 'Messages with 陈静' }))
  expect(await log.findByText('New messages')).toBeTruthy()
  await waitFor(() => expect(app.live.state.peek().badge).toBe(0))
  expect((await (await chatOf('chen')).readers({ id, sequence: 2 })).read).toEqual([idOf('zhao')])
})

test('a conversation is taken off the list by its button, and comes back by undoing', async () => {
  const id = await direct('wang', 'chen')
  await say('wang', id, '以后再说')
  const { user } = await renderStaff(office, 'chen', '/pages/message/chat/index')
  const row = (await screen.findByRole('link', { name: /王芳.*以后再说/ })).closest('li')
  await user.click(within(row as HTMLElement).getByRole('button', { name: 'Remove from list' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /王芳.*以后再说/ })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: /王芳.*以后再说/ })).toBeTruthy()
})

test('what did not get through waits in its order, and is sent once when the network is back', async () => {
  const id = await direct('li', 'chen')
  let isDown = false
  const network: NonNullable<Parameters<typeof renderStaff>[3]>['network'] = (send) => (request) =>
    isDown && request.method === 'POST' ? Promise.reject(new Error('down')) : send(request)
  const { user } = await renderStaff(office, 'li', im(idOf('chen')), { network })
  const field = await screen.findByRole('textbox', { name: 'Write a message' })
  isDown = true
  for (const text of ['第一条', '第二条']) {
    await user.type(field, text)
    await user.click(screen.getByRole('button', { name: 'Send' }))
  }
  expect(await screen.findByText('Not sent. The network is down.')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  await waitFor(async () => {
    const { list } = await (await chatOf('chen')).messages({ id })
    expect(list.map(({ text }) => text)).toEqual(['第一条', '第二条'])
  })
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
})

test('a group is made, a member mentioned by initials, and a message answered, edited and recalled', async () => {
  const { user } = await renderStaff(office, 'zhao', '/pages/message/chat/index', { isLive: true })
  await user.click(await screen.findByRole('button', { name: 'New group' }))
  await user.type(await screen.findByRole('textbox', { name: 'Group name' }), '季度盘点')
  await user.click(await screen.findByRole('checkbox', { name: '李伟' }))
  await user.click(screen.getByRole('button', { name: 'Create with 1 person' }))
  const log = within(await screen.findByRole('log', { name: 'Messages with 季度盘点' }))
  const field = screen.getByRole('textbox', { name: 'Write a message' })
  await user.type(field, '请看 @lw')
  await user.click(await screen.findByRole('button', { name: '李伟' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await log.findByText('请看 @李伟')).toBeTruthy()

  await user.click(await log.findByRole('button', { name: 'Message actions' }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.clear(field)
  await user.type(field, '请看附件')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await log.findByText('请看附件')).toBeTruthy()
  expect(log.getByText('edited')).toBeTruthy()
  await user.click(await log.findByRole('button', { name: 'Message actions' }))
  await user.click(await screen.findByRole('button', { name: 'Recall' }))
  expect(await log.findByText('This message was recalled')).toBeTruthy()
})

test('two Chinese letters find a message, and the way leads to it through pages that were not loaded', async () => {
  const id = await direct('zhao', 'wang')
  await say('zhao', id, '合同编号在附件里')
  for (let at = 0; at < 60; at += 1) await say('zhao', id, `第 ${at} 条`)
  const { user } = await renderStaff(office, 'wang', im(idOf('zhao')))
  const log = within(await screen.findByRole('log', { name: 'Messages with 赵敏' }))
  expect(await log.findByText('第 59 条')).toBeTruthy()
  expect(log.queryByText('合同编号在附件里')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'About this chat' }))
  await user.click(await screen.findByRole('button', { name: 'Find messages' }))
  await user.type(await screen.findByRole('searchbox', { name: 'Find messages' }), '编号')
  await user.click(await screen.findByRole('button', { name: /合同编号/ }))
  expect(await log.findByText('合同编号在附件里')).toBeTruthy()
})

test('a day leads to its first message, through pages that were not loaded', async () => {
  const id = await direct('wang', 'zhao')
  const chat = await chatOf('wang')
  const send = (text: string) => chat.send({ id, clientId: clientId(), kind: 'text', text })
  for (let turn = 0; turn < 50; turn += 1) await send(`旧消息 ${turn}`)
  office.clock.pass(3 * 86_400_000)
  const day = new Date(office.clock())
  await send('那天的第一条')
  office.clock.pass(5 * 86_400_000)
  for (let turn = 0; turn < 60; turn += 1) await send(`新消息 ${turn}`)

  const { user } = await renderStaff(office, 'zhao', im(idOf('wang')))
  const log = within(await screen.findByRole('log', { name: /^Messages/ }))
  await log.findByText('新消息 59')
  expect(log.queryByText('那天的第一条')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'About this chat' }))
  await user.click(await screen.findByRole('button', { name: 'Find messages' }))
  const local = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  const text = local.map((part) => String(part).padStart(2, '0')).join('-')
  fireEvent.change(await screen.findByLabelText('Go to a day'), { target: { value: text } })
  expect(await log.findByText('那天的第一条')).toBeTruthy()
})

test('a case leads to the talk about it, and its card says nothing to those who cannot open it', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const caseId = await launchAs(office, 'employee', flowId, { subject: '投影仪', amount: '1' })
  await office.settle()
  const id = await direct('li', 'chen')
  await (await chatOf('li')).send({ id, clientId: clientId(), kind: 'case', caseId })
  await renderStaff(office, 'chen', im(idOf('li')))
  expect(await screen.findByText('This request isn’t visible to you')).toBeTruthy()
  cleanup()

  const { user } = await renderStaff(office, 'li', im(idOf('chen')))
  await user.click(await screen.findByRole('link', { name: /郑员工 测试流程/ }))
  await user.click(await screen.findByRole('button', { name: /Chat about this request/ }))
  await user.click(await screen.findByRole('link', { name: /Everybody on it/ }))
  expect(await screen.findByRole('log', { name: /Messages with 郑员工 测试流程/ })).toBeTruthy()

  cleanup()
  const zhao = await direct('li', 'zhao')
  await say('li', zhao, '请看')
  const sending = await renderStaff(office, 'li', `/pages/message/chat/index?sendCase=${caseId}`)
  const sheet = within(await screen.findByRole('dialog', { name: 'Send to a chat' }))
  await sending.user.click(await sheet.findByRole('button', { name: /赵敏/ }))
  await waitFor(async () => {
    expect((await (await chatOf('zhao')).messages({ id: zhao })).list.at(-1)?.caseId).toBe(caseId)
  })
})

test('who types is named to the other until the message comes', async () => {
  const id = await direct('wang', 'zhao')
  const { user, app } = await renderStaff(office, 'wang', im(idOf('zhao')), { isLive: true })
  await waitFor(() => expect(app.live.state.peek().inbox.personId).toBe(idOf('wang')))
  const zhao = await office.socket('zhao')
  await user.type(await screen.findByRole('textbox', { name: 'Write a message' }), '在')
  expect(await zhao.next('typing')).toMatchObject({ conversationId: id, personId: idOf('wang') })
  zhao.send(JSON.stringify({ method: 'Typing', conversationId: id }))
  expect(await screen.findByText('赵敏 typing…')).toBeTruthy()
  await say('zhao', id, '稍等')
  await waitFor(() => expect(screen.queryByText('赵敏 typing…')).toBeNull())
  zhao.close()
})

/** A sound of a person, as an older client uploads it. */
async function recordingOf(account: Who): Promise<string> {
  const head = 'RIFF$\u0000\u0000\u0000WAVEfmt '
  const parts = [
    '--x\r\nContent-Disposition: form-data; name="file"; filename="voice.wav"\r\n',
    `Content-Type: audio/wav\r\n\r\n${head}\r\n--x--\r\n`,
  ]
  const answer = await office.app.http.inject({
    ...{ method: 'POST', url: '/api/file/Uploader/document', payload: parts.join('') },
    headers: {
      authorization: await office.tokenOf(account),
      'content-type': 'multipart/form-data; boundary=x',
    },
  })
  return answer.json().data.fileId
}

test('a recording is played at three speeds, and a place leads to the map', async () => {
  const id = await direct('chen', 'li')
  const { send } = await chatOf('chen')
  const place = { name: '国贸三期', address: '建国门外大街 1 号', lng: 116.45, lat: 39.9 }
  const voice = { fileId: await recordingOf('chen'), seconds: 7, waveform: [10, 90, 40] }
  await send({ id, clientId: clientId(), kind: 'voice', ...voice })
  await send({ id, clientId: clientId(), kind: 'location', place })
  const { user } = await renderStaff(office, 'li', im(idOf('chen')))
  expect(await screen.findByRole('button', { name: 'Play the voice message, 0:07' })).toBeTruthy()
  for (const speed of ['1', '1.5', '2'])
    await user.click(await screen.findByRole('button', { name: `Speed ${speed}×` }))
  expect(await screen.findByRole('button', { name: 'Speed 1×' })).toBeTruthy()
  const link = await screen.findByRole('link', { name: /国贸三期/ })
  expect(link.getAttribute('href')).toContain('longitude=116.45&latitude=39.9')
})

test('a card in a talk decides as the case does, and says who was faster', async () => {
  const either = approver(office, 'review', ['li', 'manager'])
  const { flowId } = await publishFlow(office, { ...chain([start(), either, end]), name: '或签' })
  const cards = async () => {
    const caseId = await launchAs(office, 'employee', flowId, { subject: '投影仪', amount: '1' })
    await office.settle()
    const id = await direct('employee', 'li')
    await (await chatOf('employee')).send({ id, clientId: clientId(), kind: 'case', caseId })
    return caseId
  }
  const statusOf = async (caseId: string) =>
    (await (await office.as('employee')).approvals.open({ caseId })).status

  const first = await cards()
  const { user } = await renderStaff(office, 'li', im(idOf('employee')))
  await screen.findByText('投影仪')
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm: Approve' }))
  await screen.findByText('Approved 1')
  await expect.poll(() => statusOf(first)).toBe('approved')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
  cleanup()

  const second = await cards()
  const again = await renderStaff(office, 'li', im(idOf('employee')))
  await again.user.click(await screen.findByRole('button', { name: 'Reject' }))
  await again.user.type(await screen.findByLabelText(/Reason/), '太贵')
  await agreeAs(office, 'manager', second)
  await again.user.click(screen.getByRole('button', { name: 'Confirm: Reject' }))
  const refused = await screen.findByText(/already|has been|decided/i)
  expect(refused.closest('[role="dialog"]')).not.toBeNull()
  const results = within(await screen.findByRole('dialog', { name: 'Results' }))
  await again.user.click(results.getByRole('button', { name: 'Close' }))
  expect(await statusOf(second)).toBe('approved')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull())
})
