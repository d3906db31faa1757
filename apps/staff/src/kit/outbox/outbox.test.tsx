import 'fake-indexeddb/auto'
import { type Account, type Office, openOffice, password } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../server/test/company-flows.ts'
import { openWindowOf, type Weather, type Window } from '../../../test/offline-window.tsx'
import { caseHref } from '../links/case-href.ts'
import type { NewAct } from './act.ts'
import { openOutboxStore } from './outbox-store.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
})
const store = openOutboxStore()
const openWindow = (who: Account, path: string) => openWindowOf(office, who, path)
afterEach(async () => {
  cleanup()
  await store.remove((await store.acts()).map(({ id }) => id))
})
afterAll(() => office.close())

async function caseFor(...people: readonly Account[]) {
  const review = approver(office, 'review', people, { fields: { note: 'write' } })
  const { flowId } = await publishFlow(office, chain([start(), review, end]))
  return launchAs(office, 'employee', flowId)
}

/** Opens the task of a person, takes the network away, and rejects. */
async function rejectOffline(who: Account, caseId: string, weather: Weather = 'away'): Promise<Window> {
  const taskId = await taskOf(office, who, caseId)
  const window = await openWindow(who, caseHref({ caseId, taskId }))
  await window.user.click(await screen.findByRole('button', { name: 'Reject' }))
  const confirm = await screen.findByRole('button', { name: 'Confirm: Reject' })
  await window.user.type(screen.getByRole('textbox'), '金额不对')
  window.network.turn(weather)
  await window.user.click(confirm)
  await screen.findByText(/Kept on this device/)
  return window
}

const viewOf = async (caseId: string) => (await office.as('employee')).approvals.open({ caseId })
const nothingWaits = () => waitFor(async () => expect(await store.acts()).toEqual([]))

/** Opens the list of what was not sent, and returns the entry. */
async function notSent({ user }: Window) {
  await user.click(await screen.findByRole('button', { name: /1 wasn’t sent/ }))
  return within(await screen.findByRole('article', { name: /^Reject/ }))
}

test('a rejection without a network waits on the case and in the line, and goes out when the network is back', async () => {
  const caseId = await caseFor('li')
  const { network, outbox } = await rejectOffline('li', caseId)
  await screen.findByText(/“Reject” is kept on this device/)
  screen.getByRole('button', { name: '1 waiting to be sent' })
  expect((await viewOf(caseId)).status).toBe('running')

  network.turn('fine')
  await outbox.flush()
  await nothingWaits()
  const view = await viewOf(caseId)
  expect(view.status).toBe('rejected')
  expect(JSON.stringify(view.route)).toContain('金额不对')
  await waitFor(() => expect(screen.queryByText(/kept on this device/)).toBeNull())
})

test('a rejection that arrived while its answer was lost is neither made twice nor called a conflict', async () => {
  const caseId = await caseFor('li')
  const { network, outbox } = await rejectOffline('li', caseId, 'answers lost')
  expect((await viewOf(caseId)).status).toBe('rejected')

  network.turn('fine')
  await outbox.flush()
  await nothingWaits()
})

test('it can be taken back before it goes', async () => {
  const caseId = await caseFor('li')
  const { network, outbox, user } = await rejectOffline('li', caseId)
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await nothingWaits()

  network.turn('fine')
  await outbox.flush()
  expect((await viewOf(caseId)).status).toBe('running')
})

test('when Wang was faster, Li reads who decided and what, and keeps the own words until discarding them', async () => {
  const caseId = await caseFor('li', 'wang')
  const window = await rejectOffline('li', caseId)
  await agreeAs(office, 'wang', caseId)

  window.network.turn('fine')
  await window.outbox.flush()
  const entry = await notSent(window)
  entry.getByText(/王芳 decided at .* Approved\. Yours was not applied/)
  entry.getByText('金额不对')
  entry.getByRole('button', { name: 'Copy text' })
  expect(entry.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect((await viewOf(caseId)).status).toBe('approved')

  await window.user.click(entry.getByRole('button', { name: 'Discard' }))
  await window.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
  )
  await nothingWaits()
})

test('a form that has changed holds the decision back until Li has looked', async () => {
  const review = approver(office, 'review', ['li', 'wang'], {
    voting: { mode: 'all' },
    fields: { note: 'write' },
  })
  const { flowId } = await publishFlow(office, chain([start(), review, end]))
  const caseId = await launchAs(office, 'employee', flowId)
  const window = await rejectOffline('li', caseId)
  const wang = await office.as('wang')
  await wang.approvals.agree({ taskId: await taskOf(office, 'wang', caseId), values: { note: '改过了' } })

  window.network.turn('fine')
  await window.outbox.flush()
  const entry = await notSent(window)
  entry.getByText(/The form has changed since you read it \(备注\)/)
  expect((await viewOf(caseId)).status).toBe('running')

  await window.user.click(entry.getByRole('button', { name: 'I’ve looked: send' }))
  await nothingWaits()
  expect((await viewOf(caseId)).status).toBe('rejected')
})

test('a comment of somebody else does not hold a decision back', async () => {
  const caseId = await caseFor('li')
  const { network, outbox } = await rejectOffline('li', caseId)
  await (await office.as('employee')).approvals.comment({ caseId, text: '请尽快' })

  network.turn('fine')
  await outbox.flush()
  await nothingWaits()
  expect((await viewOf(caseId)).status).toBe('rejected')
})

test('Wang on the same device neither sees nor sends what Li left, which goes out when Li is back', async () => {
  const caseId = await caseFor('li')
  await rejectOffline('li', caseId)
  cleanup()

  const wang = await openWindow('wang', '/pages/index/index')
  await wang.outbox.flush()
  expect(screen.queryByText(/waiting to be sent/)).toBeNull()
  expect(JSON.stringify(wang.app.queries.getQueryData(['outbox']))).toBe('[]')
  expect(await store.acts()).toHaveLength(1)
  expect((await viewOf(caseId)).status).toBe('running')
  cleanup()

  await openWindow('li', '/pages/index/index')
  await nothingWaits()
  expect((await viewOf(caseId)).status).toBe('rejected')
})

test('what is kept is unreadable without its key', async () => {
  const caseId = await caseFor('li')
  await rejectOffline('li', caseId)

  const [act] = await store.acts()
  expect(new TextDecoder().decode(act?.sealed.body)).not.toContain('taskId')
})

const commentOn = (caseId: string, text: string, tried: NewAct['tried'] = null): NewAct => ({
  ...{ caseId, taskId: null, seen: null, text, tried },
  word: 'flow.command.comment',
  title: '费用报销',
  call: { name: 'comment', input: { caseId, text } },
})
const commentsOn = async (caseId: string) =>
  (await (await office.as('li')).approvals.comments({ caseId })).list.map(({ text }) => text)

test('two windows send a comment once, and comments in their order', async () => {
  const caseId = await caseFor('li')
  const one = await openWindow('li', '/pages/index/index')
  for (const text of ['第一条', '第二条', '第三条'])
    expect(await one.outbox.add(commentOn(caseId, text))).toBe('kept')
  cleanup()
  const other = await openWindow('li', '/pages/index/index')
  await Promise.all([one.outbox.flush(), other.outbox.flush()])

  await nothingWaits()
  expect(await commentsOn(caseId)).toEqual(['第三条', '第二条', '第一条'])
})

test('a comment that was tried too long ago, or by a clock that was set back, asks instead of going twice', async () => {
  const caseId = await caseFor('li')
  const { outbox, app } = await openWindow('li', '/pages/index/index')
  const tries = [Date.now() - 7 * 86_400_000, Date.now() + 3_600_000]
  for (const at of tries)
    await outbox.add(commentOn(caseId, '收到', { key: `tried-${at}`, sequence: null, at }))
  await outbox.flush()

  const acts = app.queries.getQueryData<readonly { reason: { code: string } | null }[]>(['outbox']) ?? []
  expect(acts.map(({ reason }) => reason?.code)).toEqual(['outbox.unsure', 'outbox.unsure'])
  expect(await commentsOn(caseId)).toEqual([])
})

test('a decision on a case that was withdrawn meanwhile stays with the words of the server', async () => {
  const review = approver(office, 'review', ['li'])
  const { flowId } = await publishFlow(office, chain([start(), review, end], { recall: 'anytime' }))
  const caseId = await launchAs(office, 'employee', flowId)
  const window = await rejectOffline('li', caseId)
  await (await office.as('employee')).approvals.recall({ caseId })

  window.network.turn('fine')
  await window.outbox.flush()
  const entry = await notSent(window)
  entry.getByText('金额不对')
  entry.getByRole('button', { name: 'Copy text' })
  expect((await viewOf(caseId)).status).toBe('recalled')
})

test('a decision on a task that was handed over elsewhere stays, and decides nothing', async () => {
  const caseId = await caseFor('li')
  const window = await rejectOffline('li', caseId)
  const { approvals } = await office.as('li')
  await approvals.transfer({
    taskId: await taskOf(office, 'li', caseId),
    toUserId: office.company.people.wang,
    opinion: '',
  })

  window.network.turn('fine')
  await window.outbox.flush()
  const entry = await notSent(window)
  expect(entry.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect((await viewOf(caseId)).status).toBe('running')
})

test('a comment on a case that the person may no longer see says so', async () => {
  const caseId = await caseFor('wang')
  const window = await openWindow('li', '/pages/index/index')
  await window.outbox.add(commentOn(caseId, '收到'))
  await window.outbox.flush()

  await window.user.click(await screen.findByRole('button', { name: /1 wasn’t sent/ }))
  const entry = within(await screen.findByRole('article', { name: /^Comment/ }))
  entry.getByText(/isn’t shared with you/)
  entry.getByText('收到')
})

test('a session that expired leaves what waits to the same person', async () => {
  const caseId = await caseFor('li')
  const { app } = await rejectOffline('li', caseId)
  app.session.expire('Over', 'session.expired')

  expect(await store.acts()).toHaveLength(1)
})

test('what Chen did not send is gone from a device that was signed out from another one', async () => {
  const caseId = await caseFor('chen')
  const { app, kept } = await rejectOffline('chen', caseId)
  const { token } = await office.client().session.login({ account: 'chen', password })
  const { account } = office.client({ Authorization: token })
  for (const { id, isCurrent } of (await account.devices()).list)
    if (!isCurrent) await account.endDevice({ id })

  const { userInfo } = await office.client({ Authorization: token }).session.currentUser()
  kept.set('userInfo', JSON.stringify({ userId: userInfo.userId }))
  app.session.expire('Signed out', 'session.endedElsewhere')
  await nothingWaits()
  expect(await store.readSeal()).toBeUndefined()
})
