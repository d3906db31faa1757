import 'fake-indexeddb/auto'
import { type Account, type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  approver,
  chain,
  end,
  expenseClaim,
  publishFlow,
  start,
} from '../../../../server/test/company-flows.ts'
import { openWindowOf, type Weather, type Window } from '../../../test/offline-window.tsx'
import { launchHref } from '../links/case-href.ts'
import { openOutboxStore } from './outbox-store.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
})
const store = openOutboxStore()
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await store.remove((await store.acts()).map(({ id }) => id))
})
afterAll(() => office.close())

const publish = async (people: readonly Account[] = ['li']) =>
  (await publishFlow(office, chain([start(), approver(office, 'review', people), end]))).flowId

/** Fills in the form of a flow, takes the network away, and submits. */
async function launchOffline(flowId: string, weather: Weather = 'away'): Promise<Window> {
  const window = await openWindowOf(office, 'employee', launchHref(flowId))
  const { user, network } = window
  await user.type(await screen.findByLabelText(/事由/), '深圳出差')
  await user.type(screen.getByLabelText(/金额/), '88')
  network.turn(weather)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  return window
}

const launchedOf = async (flowId: string) =>
  (await (await office.as('employee')).approvals.list({ list: 'launched', pageSize: 50 })).list.filter(
    ({ flow }) => flow.id === flowId,
  )
const nothingWaits = () => waitFor(async () => expect(await store.acts()).toEqual([]))

async function notSent({ user }: Window) {
  await user.click(await screen.findByRole('button', { name: /1 wasn’t sent/ }))
  return within(await screen.findByRole('article', { name: /^Submit/ }))
}

test('a form that is submitted without a network waits in the line, and is launched once when the network is back', async () => {
  const flowId = await publish()
  const { network, outbox } = await launchOffline(flowId)
  await screen.findByRole('button', { name: '1 waiting to be sent' })
  expect(await launchedOf(flowId)).toEqual([])

  network.turn('fine')
  await outbox.flush()
  await nothingWaits()
  expect(await launchedOf(flowId)).toHaveLength(1)
})

test('who gets a form is no failure while the network is away', async () => {
  const { user, network } = await openWindowOf(office, 'employee', launchHref(await publish()))
  const subject = await screen.findByLabelText(/事由/)
  network.turn('away')
  await user.type(subject, '深圳出差')
  await screen.findByText('Who gets it is shown when the network is back.')
  expect(screen.queryByText(/Can’t determine the approvers/)).toBeNull()
})

test('a launch that arrived while its answer was lost is not made twice', async () => {
  const flowId = await publish()
  const { network, outbox } = await launchOffline(flowId, 'answers lost')
  await screen.findByRole('button', { name: '1 waiting to be sent' })
  expect(await launchedOf(flowId)).toHaveLength(1)

  network.turn('fine')
  await outbox.flush()
  await nothingWaits()
  expect(await launchedOf(flowId)).toHaveLength(1)
})

test('a launch that the server refuses opens again in its form with everything filled in', async () => {
  const flowId = await publish()
  const window = await launchOffline(flowId)
  await screen.findByRole('button', { name: '1 waiting to be sent' })
  const admin = await office.as('admin')
  const turn = (availability: 'stopped' | 'inUse') =>
    admin.designLife.changeAvailability({ kind: 'flow', id: flowId, availability })
  await turn('stopped')
  window.network.turn('fine')
  await window.outbox.flush()
  const entry = await notSent(window)
  expect(await launchedOf(flowId)).toEqual([])

  await turn('inUse')
  await window.user.click(entry.getByRole('button', { name: 'Open the form' }))
  expect(await screen.findByLabelText(/事由/)).toHaveProperty('value', '深圳出差')
  expect(screen.getByLabelText(/金额/)).toHaveProperty('value', '88.00')
  await window.user.click(screen.getByRole('button', { name: 'Submit' }))
  await nothingWaits()
  expect(await launchedOf(flowId)).toHaveLength(1)
})

test('a launch that waits can be taken back into its form, and is not sent meanwhile', async () => {
  const flowId = await publish()
  const { user, network, outbox } = await launchOffline(flowId)
  await user.click(await screen.findByRole('button', { name: '1 waiting to be sent' }))
  await user.click(await screen.findByRole('button', { name: 'Take back and edit' }))
  network.turn('fine')
  await outbox.flush()

  expect(await screen.findByLabelText(/事由/)).toHaveProperty('value', '深圳出差')
  expect(await launchedOf(flowId)).toEqual([])
})

const withFile = (key: string) => ({
  ...expenseClaim(key),
  fields: [...expenseClaim(key).fields, { key: 'receipts', kind: 'file-upload', label: '票据' } as const],
})

test('a file that is added without a network is kept sealed with its form, and goes when that is discarded', async () => {
  const flow = chain([start(), approver(office, 'review', ['li']), end])
  const { flowId } = await publishFlow(office, flow, withFile('withfile'))
  const { user, network } = await openWindowOf(office, 'employee', launchHref(flowId))
  await user.type(await screen.findByLabelText(/事由/), '深圳出差')
  await user.type(screen.getByLabelText(/金额/), '88')
  network.turn('away')
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.upload(
    screen.getByLabelText(/票据/, { selector: 'input' }),
    new File(['secret receipt'], 'receipt.txt'),
  )
  await screen.findByText('receipt.txt')
  const [kept] = await waitFor(async () => {
    const files = await store.files.all()
    expect(files).toHaveLength(1)
    return files
  })
  expect(new TextDecoder().decode(kept?.sealed.body)).not.toContain('secret')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByRole('button', { name: '1 waiting to be sent' })

  line.mockReturnValue(true)
  await user.click(screen.getByRole('button', { name: '1 waiting to be sent' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Discard' }))
  await nothingWaits()
  expect(await store.files.all()).toEqual([])
})

test('where the next people have to be chosen, the known choices are asked for without a network', async () => {
  const review = approver(office, 'review', ['li', 'wang'], { candidates: true })
  const { flowId } = await publishFlow(office, chain([start(), review, end]))
  const { user, network, outbox } = await openWindowOf(office, 'employee', launchHref(flowId))
  await user.type(await screen.findByLabelText(/事由/), '深圳出差')
  await user.type(screen.getByLabelText(/金额/), '88')
  network.turn('away')
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await user.click(await screen.findByRole('checkbox', { name: /王芳/ }))
  const sheet = within(screen.getByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Confirm and submit' }))
  await screen.findByRole('button', { name: '1 waiting to be sent' })

  line.mockReturnValue(true)
  network.turn('fine')
  await outbox.flush()
  await nothingWaits()
  expect(await launchedOf(flowId)).toHaveLength(1)
})

test('where the device does not know what has to be chosen, it says so before it keeps the form', async () => {
  const flowId = await publish()
  const { user, network, app } = await openWindowOf(office, 'employee', launchHref(flowId))
  await user.type(await screen.findByLabelText(/事由/), '深圳出差')
  await user.type(screen.getByLabelText(/金额/), '88')
  network.turn('away')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  app.queries.removeQueries({ queryKey: ['approvals', 'launchChoices'] })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText(/we can’t tell whether you have to choose/)
  expect(await store.acts()).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  await screen.findByRole('button', { name: '1 waiting to be sent' })
})

test('a device without space says so and keeps the form as it is', async () => {
  const flowId = await publish()
  const { user, network } = await openWindowOf(office, 'employee', launchHref(flowId), {
    warn: () => undefined,
  })
  await user.type(await screen.findByLabelText(/事由/), '深圳出差')
  await user.type(screen.getByLabelText(/金额/), '88')
  network.turn('away')
  const full = new DOMException('full', 'QuotaExceededError')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full
  })
  await user.click(screen.getByRole('button', { name: 'Submit' }))

  await screen.findByText(/no space left to keep it/)
  expect(screen.getByLabelText(/事由/)).toHaveProperty('value', '深圳出差')
})
