import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
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
let id: string
let guestId: string
beforeAll(async () => {
  office = await openOffice()
  const { externals } = await office.as('admin')
  const guest = await externals.invite({
    ...{
      account: 'mei',
      realName: '梅供应',
      company: '蓝山供应',
      purpose: '年度审计',
      lastDay: '2026-03-10',
    },
  })
  const { session } = office.client()
  const login = session.login({ account: 'mei@demo', password: guest.password ?? '' })
  const { challenge } = (await login.catch((error) => error)).params
  const { token } = await session.loginPassword({ challenge, password: 'magnolia in bloom' })
  const { chat } = office.client({ Authorization: token })
  const check = approver(office, 'check', [], { sources: [{ kind: 'people', people: [guest.id] }] })
  const { flowId } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['li']), check, end]),
  )
  const caseId = await launchAs(office, 'employee', flowId)
  await office.settle()
  await agreeAs(office, 'li', caseId)
  await office.settle()
  ;({ id } = await chat.openCase({ caseId }))
  await chat.send({ id, clientId: 'device-1', text: '快点付款' })
  guestId = guest.id
  const direct = await chat.openDirect({ personId: office.company.people.employee })
  await chat.send({ id: direct.id, clientId: 'device-1', text: '在吗' })
  const li = await office.as('li')
  await li.chat.openCase({ caseId })
  await li.chat.send({ id, clientId: 'device-2', text: '我来问', replyTo: 2 })
})
afterEach(cleanup)
afterAll(() => office.close())

const talkAt = (place: string) =>
  renderStaff(
    office,
    'employee',
    `/pages/message/im/index?${new URLSearchParams({ formUserId: place, name: 'x' })}`,
    {
      isLive: true,
    },
  )

async function actionsOf(words: string, user: Awaited<ReturnType<typeof talkAt>>['user']) {
  const [message] = (await screen.findAllByText(words)).map((one) => one.closest('article') as HTMLElement)
  await user.click(within(message as HTMLElement).getByRole('button', { name: 'Message actions' }))
  return within(await screen.findByRole('dialog', { name: 'Message actions' }))
}

test('what a blocked person says is behind a line, also where it is quoted, and colleagues are not blocked', async () => {
  const { user } = await talkAt(id)
  const ofLi = await actionsOf('我来问', user)
  expect(ofLi.queryByRole('button', { name: 'Block' })).toBeNull()
  await user.click(ofLi.getByRole('button', { name: 'Close' }))
  await user.click((await actionsOf('快点付款', user)).getByRole('button', { name: 'Block' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Block' }))

  const show = await screen.findByRole('button', { name: 'Show' })
  expect(screen.queryByText('快点付款')).toBeNull()
  expect(screen.queryByText(/快点付款/)).toBeNull()
  await user.click(show)
  expect(await screen.findByText('快点付款')).toBeTruthy()
})

test('what a blocked person said is found as a line without its words', async () => {
  const { user } = await talkAt(id)
  await user.click(await screen.findByRole('button', { name: 'About this chat' }))
  const about = within(await screen.findByRole('dialog'))
  await user.click(about.getByRole('button', { name: 'Find messages' }))
  await user.type(await screen.findByRole('searchbox'), '付款')
  const found = within(await screen.findByRole('dialog', { name: 'Find messages' }))
  expect(await found.findByText('Message from somebody you blocked')).toBeTruthy()
  expect(found.queryByText(/快点付款/)).toBeNull()
})

test('the chat with a blocked person says why it is closed, and own settings unblock', async () => {
  await talkAt(guestId)
  expect(await screen.findByText('You blocked 梅供应. Unblock them to chat.')).toBeTruthy()
  cleanup()

  const { user } = await renderStaff(office, 'employee', '/pages/my/blockedPeople/index')
  await user.click(await screen.findByRole('button', { name: 'Unblock: 梅供应' }))
  expect(await screen.findByText('You haven’t blocked anyone')).toBeTruthy()
  cleanup()

  await talkAt(guestId)
  expect(await screen.findByText('在吗')).toBeTruthy()
})
