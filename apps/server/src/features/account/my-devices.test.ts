import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, type Office, openOffice, password, refusalOf } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7), trustProxy: 1 })
})
afterAll(() => office.close())

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1'
const desk =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const signIn = async (account: string, headers: Readonly<Record<string, string>> = {}) => {
  office.clock.pass(1000)
  const { token, lastSignIn } = await office.client(headers).session.login({ account, password })
  return { client: office.client({ ...headers, Authorization: token }), token, lastSignIn }
}

test('Li sees her devices, this one among them, and nobody else’s', async () => {
  await signIn('wang')
  await signIn('li', { 'User-Agent': phone, 'App-Origin': 'app', 'X-Forwarded-For': '203.0.113.7' })
  const { client } = await signIn('li', { 'User-Agent': desk })

  const { list } = await client.account.devices()
  expect(list).toMatchObject([
    { kind: 'desktop', browser: 'Chrome 140', system: 'Windows 10', isCurrent: true, device: 'web' },
    { kind: 'phone', browser: 'Safari 18', address: '203.0.113.7', isCurrent: false, device: 'app' },
  ])
})

test('a device signed out from elsewhere is out at once, and its socket hears why', async () => {
  const { client } = await signIn('zhao')
  const socket = await office.socket('zhao')
  const [here, there] = (await client.account.devices()).list.toSorted((a) => (a.isCurrent ? -1 : 1))
  expect(here?.isCurrent).toBe(true)

  await client.account.endDevice({ id: there?.id ?? '' })
  await expect.poll(() => socket.frames.map(({ method }) => method)).toContain('logout')
  expect((await client.account.devices()).list).toHaveLength(1)
  expect(await refusalOf(client.account.endDevice({ id: there?.id ?? '' }))).toBe('account.deviceNotFound')
})

test('Wang cannot sign out a device of Chen', async () => {
  const { client: chen } = await signIn('chen')
  const { client: wang } = await signIn('wang')
  const [hers] = (await chen.account.devices()).list

  expect(await refusalOf(wang.account.endDevice({ id: hers?.id ?? '' }))).toBe('account.deviceNotFound')
})

test('signing out all others asks who it is unless they have just said so', async () => {
  const { client: here } = await signIn('manager')
  const { client: there } = await signIn('manager')
  office.clock.pass(minutes(10))

  expect(await refusalOf(here.account.endOtherDevices())).toBe('session.confirmFirst')
  expect(await refusalOf(here.session.confirm({ password: 'guess' }))).toBe('session.wrongOldPassword')
  expect(await refusalOf(here.session.confirm({}))).toBe('request.invalid')
  await here.session.confirm({ password })
  await here.account.endOtherDevices()

  expect(await refusalOf(there.session.currentUser())).toBe('session.endedElsewhere')
  expect(await refusalOf(here.session.currentUser())).toBe('not refused')
})

test('the history tells sign-ins from failed attempts, and the next sign-in says when the last one was', async () => {
  const first = await signIn('finance', { 'X-Forwarded-For': '203.0.113.9' })
  expect(first.lastSignIn).toBeNull()
  const at = office.clock()
  office.clock.pass(1000)
  await refusalOf(office.client().session.login({ account: 'finance', password: 'guess' }))

  const { client, lastSignIn } = await signIn('finance')
  expect(lastSignIn).toEqual({ at: new Date(at).toISOString(), address: '203.0.113.9', failures: 1 })
  expect((await client.account.signIns()).list.map(({ outcome }) => outcome)).toEqual([
    'signedIn',
    'wrongPassword',
    'signedIn',
  ])
  const { client: other } = await signIn('director')
  expect((await other.account.signIns()).list).toHaveLength(1)
})

test('the history is deleted after half a year', async () => {
  office.clock.pass(181 * 24 * 60 * 60_000)
  await office.app.jobs.runDue()

  const rows = await office.db.tenant('demo').selectFrom('personSignIn').select('id').execute()
  expect(rows).toEqual([])
})

test('the key that locks what a device has not sent is the same on all devices of a person, and another for Wang', async () => {
  const keyOf = async (who: 'li' | 'wang') => (await (await signIn(who)).client.account.deviceKey()).key
  const key = await keyOf('li')

  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(await keyOf('li')).toBe(key)
  expect(await keyOf('wang')).not.toBe(key)
})
