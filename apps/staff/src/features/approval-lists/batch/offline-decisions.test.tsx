import 'fake-indexeddb/auto'
import { type Account, type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../../server/test/company-flows.ts'
import { openWindowOf, type Weather } from '../../../../test/offline-window.tsx'
import { chatHref } from '../../../kit/links/chat-href.ts'
import { openOutboxStore } from '../../../kit/outbox/outbox-store.ts'

let office: Office
let flow: string
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
  const review = approver(office, 'review', ['manager', 'li'])
  flow = (await publishFlow(office, chain([start(), review, end]))).flowId
})
const store = openOutboxStore()
afterEach(async () => {
  cleanup()
  await store.remove((await store.acts()).map(({ id }) => id))
  const { approvals } = await office.as('manager')
  const { list } = await approvals.list({ list: 'doing' })
  for (const { taskId } of list) await approvals.reject({ taskId: taskId ?? '', opinion: 'over' })
})
afterAll(() => office.close())

const launch = (subject: string) => launchAs(office, 'employee', flow, { ...claim, subject })
const list = '/pages/workFlow/flowTodo/index?list=doing'
const nothingWaits = () => waitFor(async () => expect(await store.acts()).toEqual([]))
const statusesOf = (ids: readonly string[]) => Promise.all(ids.map((id) => statusOf(office, id)))

/** The manager ticks all rows and approves them while the network is like this. */
async function approveAll(count: number, weather: Weather) {
  const window = await openWindowOf(office, 'manager', list)
  await window.user.click(await screen.findByRole('button', { name: 'Select' }))
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(count))
  await window.user.click(screen.getByRole('button', { name: /^Select all/ }))
  await window.user.click(screen.getByRole('button', { name: 'Approve' }))
  const sheet = within(await screen.findByRole('dialog', { name: `Approve ${count} requests` }))
  window.network.turn(weather)
  await window.user.click(sheet.getByRole('button', { name: `Confirm: Approve ${count}` }))
  await screen.findByText(
    `${count} decisions are kept on this device and will be sent when the network is back.`,
  )
  return window
}

test('seven decisions without a network wait one by one, and go out when it is back', async () => {
  const ids: string[] = []
  for (const turn of [1, 2, 3, 4, 5, 6, 7]) ids.push(await launch(`第${turn}份`))
  const { network, outbox } = await approveAll(7, 'away')
  screen.getByRole('button', { name: '7 waiting to be sent' })
  expect(await store.acts()).toHaveLength(7)
  expect(new Set(await statusesOf(ids))).toEqual(new Set(['running']))

  network.turn('fine')
  await outbox.flush()
  await nothingWaits()
  expect(new Set(await statusesOf(ids))).toEqual(new Set(['approved']))
})

test('a batch that arrived while its answer was lost is neither made twice nor called a conflict', async () => {
  const ids = [await launch('甲'), await launch('乙')]
  const { network, outbox } = await approveAll(2, 'answers lost')
  expect(await statusesOf(ids)).toEqual(['approved', 'approved'])

  network.turn('fine')
  await outbox.flush()
  await nothingWaits()
})

test('of a batch, the one that somebody else decided first stays and says who and what', async () => {
  const mine = await launch('丙')
  const theirs = await launch('丁')
  const { network, outbox, user } = await approveAll(2, 'away')
  const { approvals } = await office.as('li')
  await approvals.reject({ taskId: await taskOf(office, 'li', theirs), opinion: '不行' })

  network.turn('fine')
  await outbox.flush()
  expect(await statusesOf([mine, theirs])).toEqual(['approved', 'rejected'])
  await user.click(await screen.findByRole('button', { name: /1 wasn’t sent/ }))
  const entry = within(await screen.findByRole('article', { name: /^Approve/ }))
  entry.getByText(/李伟 decided at .* Rejected\. Yours was not applied/)
})

test('a decision of somebody else is a conflict also where the answer to a batch was lost', async () => {
  const ids = [await launch('戊'), await launch('己')]
  const window = await openWindowOf(office, 'manager', '/pages/index/index')
  const taskId = await taskOf(office, 'manager', ids[0] ?? '')
  await agreeAs(office, 'li', ids[0] ?? '')
  await window.outbox.add({
    ...{ caseId: ids[0] ?? '', taskId, seen: null, text: '', isLost: true, tried: null },
    ...{ word: 'flow.command.agree', title: '测试', call: { name: 'agree', input: { taskId } } },
  })
  await window.outbox.flush()
  await screen.findByRole('button', { name: /1 wasn’t sent/ })
})

/** Chen sends the manager the card of a case. */
async function openCard(caseId: string) {
  const { chat } = await office.as('employee')
  const id = (await chat.openDirect({ personId: office.company.people.manager })).id
  await chat.send({ id, clientId: crypto.randomUUID(), kind: 'case', caseId })
  const window = await openWindowOf(
    ...([office, 'manager' as Account] as const),
    chatHref({ id: office.company.people.employee, realName: 'Chen', account: '', headIcon: '' }),
  )
  return window
}

test('a decision from a card in a chat waits there, is sent once, and can be taken back before', async () => {
  const caseId = await launch('庚')
  const { user, network, outbox } = await openCard(caseId)
  const approve = async () => {
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Approve 1 request' }))
    network.turn('away')
    await user.click(sheet.getByRole('button', { name: 'Confirm: Approve' }))
    await screen.findByText('Approve · Waiting to be sent')
  }
  await approve()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await nothingWaits()

  network.turn('fine')
  await outbox.flush()
  expect(await statusOf(office, caseId)).toBe('running')
  await approve()
  network.turn('fine')
  await outbox.flush()
  await nothingWaits()
  expect(await statusOf(office, caseId)).toBe('approved')
})

test('a card whose lines have changed since holds the decision back until the manager has looked', async () => {
  const caseId = await launch('辛')
  const taskId = await taskOf(office, 'manager', caseId)
  const window = await openWindowOf(office, 'manager', '/pages/index/index')
  await window.outbox.add({
    ...{
      caseId,
      taskId,
      seen: null,
      text: '',
      tried: null,
      shown: { fields: [{ label: '事由', text: '别的' }] },
    },
    ...{ word: 'flow.command.agree', title: '测试', call: { name: 'agree', input: { taskId } } },
  })
  await window.outbox.flush()
  expect(await statusOf(office, caseId)).toBe('running')
  await window.user.click(await screen.findByRole('button', { name: /1 wasn’t sent/ }))
  const entry = within(await screen.findByRole('article', { name: /^Approve/ }))
  entry.getByText(/The form has changed since you read it \(事由\)/)

  await window.user.click(entry.getByRole('button', { name: 'I’ve looked: send' }))
  await nothingWaits()
  expect(await statusOf(office, caseId)).toBe('approved')
})
