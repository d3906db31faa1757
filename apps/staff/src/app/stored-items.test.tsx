import { createClient, recordLink, type StoredName, storedNames } from '@signet/client'
import { type Office, openOffice, password } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type PublishedModel, publishModel, recordOf } from '../../../server/test/company-models.ts'
import { renderStaff } from '../../test/render-staff.tsx'
import { subscribe, unsubscribe } from '../kit/push/subscription.ts'

let office: Office
let model: PublishedModel
beforeAll(async () => {
  office = await openOffice()
  model = await publishModel(office)
})
afterEach(cleanup)
afterAll(() => office.close())

/** Whose each stored item of the specification (section 3) is: the person's go at sign-out, the device's stay. */
const owners: Readonly<Record<StoredName, 'person' | 'device'>> = {
  token: 'person',
  cid: 'device',
  userInfo: 'person',
  permissionList: 'person',
  menuList: 'person',
  sysVersion: 'device',
  sysConfigInfo: 'device',
  copyright: 'device',
  systemCode: 'person',
  dynamicModelExtra: 'person',
  push_clientid: 'person',
  isUpdate: 'device',
}
const ownedBy = (owner: 'person' | 'device') => storedNames.filter((name) => owners[name] === owner)
const listOf = (id: string) => `/pages/apply/dynamicModel/index?modelId=${id}`

/** A server with a newer version. */
const newer = {
  network: (send: (request: Request) => Promise<Response> | Response) => (request: Request) =>
    request.url.includes('/api/app/Version')
      ? Response.json({ code: 200, msg: 'ok', data: { sysVersion: '9.0.0', build: 1, downloadUrl: '' } })
      : send(request),
}

/** What a browser gives for pushed messages, at this address. */
function registrationAt(endpoint: string): ServiceWorkerRegistration {
  const keys = { p256dh: 'public', auth: 'secret' }
  const subscription = { toJSON: () => ({ endpoint, keys }), options: { applicationServerKey: null } }
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription }
  return { pushManager } as unknown as ServiceWorkerRegistration
}

/** A client whose server says yes to everything, and the addresses that it was told. */
function pushServer() {
  const told: string[] = []
  const client = createClient(async (request) => {
    const { searchParams } = new URL(request.url)
    const { endpoint } = JSON.parse((await request.text()) || '{}')
    told.push(`${request.method} ${endpoint ?? searchParams.get('endpoint')}`)
    return Response.json({ code: 200, msg: 'ok', data: null })
  })
  return { client, told }
}

test('every stored item is written; those of the person go at sign-out and those of the device stay', async () => {
  const { user, history, kept, app } = await renderStaff(office, null, '/pages/login/index', newer)
  await user.type(await screen.findByLabelText(/^Account/), 'li')
  await user.type(screen.getByLabelText(/^Password/), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  const offer = await screen.findByRole('alertdialog', { name: 'Update available' })
  await user.click(within(offer).getByRole('button', { name: 'Cancel' }))
  history.push(listOf(model.modelId))
  await waitFor(() => expect(kept.get('dynamicModelExtra')).toContain(model.modelId))
  await subscribe(
    { client: pushServer().client, store: app.store },
    { registration: registrationAt('https://push.example/1'), key: 'k' },
  )
  history.push('/pages/my/abouts/index')
  await screen.findByRole('button', { name: 'Copy connection report' })
  await waitFor(() => expect(storedNames.filter((name) => !kept.has(name))).toEqual([]))

  history.push('/pages/my/settings/index')
  await screen.findByText('Update available')
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  const question = await screen.findByRole('alertdialog', { name: 'Log out?' })
  await user.click(within(question).getByRole('button', { name: 'Log out' }))
  await screen.findByRole('button', { name: 'Log in' })
  expect(storedNames.filter((name) => kept.has(name))).toEqual(ownedBy('device'))
})

test('the note of a newer version goes when client and server are of the same one', async () => {
  const { kept } = await renderStaff(office, 'li', '/pages/index/my', {
    before: new Map([['isUpdate', '1']]),
  })
  await waitFor(() => expect(kept.has('isUpdate')).toBe(false))
})

test('the id of a device outlives the person', async () => {
  const first = await renderStaff(office, 'li', '/pages/my/abouts/index')
  await screen.findByRole('button', { name: 'Copy connection report' })
  const id = first.kept.get('cid')
  expect(id).toMatch(/^[\w-]{36}$/)
  first.app.session.clear()
  cleanup()

  const next = await renderStaff(office, 'wang', '/pages/my/abouts/index', { before: first.kept })
  await screen.findByRole('button', { name: 'Copy connection report' })
  expect(next.kept.get('cid')).toBe(id)
})

test('when the browser changes where pushed messages go, the server forgets the place before', async () => {
  const { app, kept } = await renderStaff(office, 'li', '/pages/index/my')
  const { client, told } = pushServer()
  const needs = { client, store: app.store }
  await subscribe(needs, { registration: registrationAt('https://push.example/1'), key: 'k' })
  await subscribe(needs, { registration: registrationAt('https://push.example/1'), key: 'k' })
  await subscribe(needs, { registration: registrationAt('https://push.example/2'), key: 'k' })
  expect(kept.get('push_clientid')).toBe('https://push.example/2')

  await unsubscribe(needs, 'https://push.example/2')
  expect(kept.has('push_clientid')).toBe(false)
  expect(told.map((line) => line.replace('https://push.example/', ''))).toEqual([
    ...['POST 1', 'POST 1', 'POST 2', 'DELETE 1', 'DELETE 2'],
  ])
})

test('a link inside an application may leave the application out: the last one is opened', async () => {
  const id = await recordOf(office, 'li', model, {})
  const { history, kept } = await renderStaff(office, 'li', listOf(model.modelId))
  await waitFor(() => expect(kept.get('dynamicModelExtra')).toContain(model.modelId))
  history.push(recordLink('', id))
  await waitFor(() => expect(history.location.search).toContain(`modelId=${model.modelId}`))
  expect(await screen.findByRole('tab', { name: 'Details' })).toBeTruthy()
})

test('without a last application the page says that the device does not have what it needs', async () => {
  const { app } = await renderStaff(office, 'li', recordLink('', 'r1'))
  await screen.findByText(/This device doesn’t have what this page needs/)
  expect(app.faults.noted.peek()).toMatchObject([
    { refusal: { code: 'client.stored.notFound', params: { errMsg: 'data not found' } } },
  ])
})

test.each([
  ['/pages/nowhere/index', 'page not found', /out of date/],
  ['/pages/index/shop', 'tabbar item not found', /no such tab/],
])('%s says in words that it does not exist, and is noted as “%s”', async (path, errMsg, sentence) => {
  const { app } = await renderStaff(office, 'li', path)
  await screen.findByText(sentence)
  expect(app.faults.noted.peek()).toMatchObject([{ what: path, refusal: { params: { errMsg } } }])
})
