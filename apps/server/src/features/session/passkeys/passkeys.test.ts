import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  authenticatorCode,
  minutes,
  type Office,
  openOffice,
  type PasskeyDevice,
  passkeyDevice,
  password,
  refusalOf,
} from '../../../../test/index.ts'

const home = 'https://office.example'

let office: Office
beforeAll(async () => {
  office = await openOffice({
    publicUrl: home,
    secretKey: new Uint8Array(32).fill(7),
    trustProxy: 1,
  })
})
afterAll(() => office.close())

const signedIn = async (account: string) =>
  office.client({ Authorization: (await office.client().session.login({ account, password })).token })

/** Adds a passkey to an account, and returns the session and the device. */
async function withPasskey(account: string, name = '我的手机') {
  const own = await signedIn(account)
  const device = passkeyDevice(home)
  const made = device.make(await own.passkeys.beginRegistration())
  const { id } = await own.passkeys.register({ name, made })
  return { own, device, id }
}

type Asked = Readonly<{ challenge: string; rpId: string }>
type Answer = Readonly<{ token?: string; refusal?: string }>

/** A browser that was asked for a signature, and its cookie. */
async function begin(): Promise<Readonly<{ asked: Asked; cookie: string }>> {
  const answer = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login/passkey/begin',
    payload: {},
  })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { asked: answer.json().data, cookie }
}

async function finish(
  signed: ReturnType<PasskeyDevice['sign']>,
  cookie: string,
  address = '203.0.113.1',
): Promise<Answer> {
  const answer = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login/passkey',
    headers: { cookie, 'x-forwarded-for': address },
    payload: { signed },
  })
  return answer.json().data
}

async function signIn(device: PasskeyDevice, lies: Parameters<PasskeyDevice['sign']>[1] = {}) {
  const { asked, cookie } = await begin()
  return finish(device.sign(asked, lies), cookie)
}

const personOf = async (token = '') =>
  (await office.client({ Authorization: token }).session.currentUser()).userInfo.userAccount

const outcomesOf = async (account: string) =>
  (await (await office.as(account as 'li')).account.signIns()).list.map(({ outcome }) => outcome)

test('a passkey alone signs its owner in, and says when it was used', async () => {
  const { own, device, id } = await withPasskey('li')
  expect(await own.passkeys.list()).toMatchObject({
    host: 'office.example',
    list: [{ id, name: '我的手机', usedAt: null, isSynced: false }],
  })

  const { token } = await signIn(device)
  expect(await personOf(token)).toBe('li')
  const { list } = await own.passkeys.list()
  expect(list[0]?.usedAt).not.toBeNull()
  expect((await own.account.signIns()).list[0]?.outcome).toBe('signedIn')
})

test('nothing is asked of a browser that names an account: what is to be signed is the same for all', async () => {
  const { asked } = await begin()
  expect(asked).toMatchObject({ rpId: 'office.example', userVerification: 'required', allowCredentials: [] })
})

test('an answer counts once, in the browser that began, within five minutes', async () => {
  const { device } = await withPasskey('wang')
  const { asked, cookie } = await begin()
  const other = await begin()
  const signed = device.sign(asked)

  expect((await finish(signed, other.cookie)).refusal).toBe('waysIn.passkeyExpired')
  expect((await finish(signed, '')).refusal).toBe('waysIn.passkeyExpired')
  expect(await personOf((await finish(signed, cookie)).token)).toBe('wang')
  expect((await finish(signed, cookie)).refusal).toBe('waysIn.passkeyExpired')

  const late = await begin()
  office.clock.pass(minutes(5))
  expect((await finish(device.sign(late.asked), late.cookie)).refusal).toBe('waysIn.passkeyExpired')
})

test('two uses of one answer at once open one session', async () => {
  const { device } = await withPasskey('wang')
  const { asked, cookie } = await begin()
  const signed = device.sign(asked)
  const answers = await Promise.all([finish(signed, cookie), finish(signed, cookie)])
  expect(answers.filter(({ token }) => token !== undefined)).toHaveLength(1)
})

test.each([
  ['a page of somebody else asked', { origin: 'https://office.example.evil.test' }],
  ['it was made for another host', { rpId: 'evil.test' }],
  ['its owner did not unlock it', { isUnlocked: false }],
  ['it signed less often than before, so it is a copy', { counter: 1 }],
])('a passkey opens nothing when %s, and its owner reads of it', async (_why, lies) => {
  const { device } = await withPasskey('zhao')
  await signIn(device)
  expect((await signIn(device, lies)).refusal).toBe('waysIn.passkeyRefused')
  expect(await outcomesOf('zhao')).toContain('wrongPasskey')
  const { logs } = await office.as('admin')
  const { list } = await logs.list({ kind: 'faults' })
  expect(list.map(({ what }) => what)).toContain('POST /api/oauth/Login/passkey')
})

test('what was signed for one purpose counts for no other', async () => {
  const { own, device } = await withPasskey('chen')
  const login = await begin()
  expect(await refusalOf(own.passkeys.confirm({ signed: device.sign(login.asked) }))).toBe(
    'waysIn.passkeyExpired',
  )
  const confirmation = await own.passkeys.beginConfirmation()
  expect((await finish(device.sign(confirmation), login.cookie)).refusal).toBe('waysIn.passkeyExpired')
  const { challenge, rp } = await own.passkeys.beginRegistration()
  const registration = device.sign({ challenge, rpId: rp.id })
  expect((await finish(registration, login.cookie)).refusal).toBe('waysIn.passkeyExpired')
})

test('a passkey of one person is none of another, also in another company', async () => {
  const { device: mine } = await withPasskey('finance')
  const foreign = passkeyDevice(home)
  const admin = await office.other.as('admin')
  await admin.session.confirm({ password })
  const asked = await admin.passkeys.beginRegistration()
  await admin.passkeys.register({ name: 'theirs', made: foreign.make(asked) })

  expect((await signIn(mine, { userHandle: asked.user.id })).refusal).toBe('waysIn.passkeyRefused')
  const { asked: login, cookie } = await begin()
  const owner = mine.sign(login).response.userHandle
  expect((await finish(foreign.sign(login, { userHandle: owner }), cookie)).refusal).toBe(
    'waysIn.passkeyRefused',
  )
  expect((await signIn(mine, { userHandle: 'somebody-unknown' })).refusal).toBe('waysIn.passkeyRefused')
  const { token = '' } = await signIn(foreign)
  const { userInfo } = await office.client({ Authorization: token }).session.currentUser()
  expect(userInfo.tenantId).toBe('other')
})

test('a disabled person does not get in, and the attempt is kept', async () => {
  const admin = await office.as('admin')
  const account = { account: 'leaver', realName: '林离', password: 'orchids need shade' }
  const { id } = await admin.organization.createUser({ ...account, mustChangePassword: false })
  const { token } = await office.client().session.login({ account: 'leaver', password: account.password })
  const own = office.client({ Authorization: token })
  const device = passkeyDevice(home)
  await own.passkeys.register({ name: '一', made: device.make(await own.passkeys.beginRegistration()) })
  await admin.organization.updateUser({ id, enabledMark: 0 })

  expect((await signIn(device)).refusal).toBe('session.disabled')
  const rows = await office.db
    .tenant('demo')
    .selectFrom('personSignIn')
    .where('personId', '=', id)
    .select('refusal')
    .execute()
  expect(rows.map(({ refusal }) => refusal)).toContain('session.disabled')
})

test('wrong passkeys lock as wrong passwords do, each for the other', async () => {
  const { device } = await withPasskey('manager')
  for (let turn = 0; turn < 5; turn += 1) await signIn(device, { isUnlocked: false })
  expect((await signIn(device)).refusal).toBe('session.locked')

  const answer = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.1' },
    payload: new URLSearchParams({ account: 'manager', password }).toString(),
  })
  expect(answer.json().data.refusal).toBe('session.locked')
  expect(await outcomesOf('manager')).toContain('locked')
})

test('a passkey takes the place of a code, and of the password where the product asks who it is', async () => {
  const { own, device } = await withPasskey('director')
  const { secret } = await own.account.enrolSecondFactor()
  await own.account.confirmSecondFactor({ code: authenticatorCode(secret, office.clock()) })

  const refused = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ account: 'director', password }).toString(),
  })
  const { challenge, passkeys } = refused.json().data.params
  expect(passkeys).toBe(1)
  const { passkeys: calls } = office.client()
  const asked = await calls.beginCode({ challenge })
  expect(asked.allowCredentials).toHaveLength(1)
  const wrong = device.sign(asked, { isUnlocked: false })
  expect(await refusalOf(calls.loginCode({ challenge, signed: wrong }))).toBe('waysIn.passkeyRefused')
  const signed = device.sign(await calls.beginCode({ challenge }))
  const { token } = await calls.loginCode({ challenge, signed })
  expect(await personOf(token)).toBe('director')
  expect(await refusalOf(calls.beginCode({ challenge }))).toBe('session.stepExpired')

  const again = office.client({ Authorization: token })
  office.clock.pass(minutes(10))
  expect(await refusalOf(again.account.endOtherDevices())).toBe('session.confirmFirst')
  await again.passkeys.confirm({ signed: device.sign(await again.passkeys.beginConfirmation()) })
  expect(await refusalOf(again.account.endOtherDevices())).toBe('not refused')
})

test('adding and removing need a fresh sign-in, renaming does not; the owner gets a notice', async () => {
  const { own, device, id } = await withPasskey('employee', '旧名')
  office.clock.pass(minutes(10))
  expect(await refusalOf(own.passkeys.beginRegistration())).toBe('session.confirmFirst')
  expect(await refusalOf(own.passkeys.remove({ id }))).toBe('session.confirmFirst')
  await own.passkeys.rename({ id, name: '公司电脑' })
  expect((await own.passkeys.list()).list[0]?.name).toBe('公司电脑')

  const other = await signedIn('li')
  expect(await refusalOf(other.passkeys.rename({ id, name: 'x' }))).toBe('account.passkeyNotFound')
  expect(await refusalOf(other.passkeys.remove({ id }))).toBe('account.passkeyNotFound')
  await own.session.confirm({ password })
  await own.passkeys.remove({ id })
  expect((await signIn(device)).refusal).toBe('waysIn.passkeyRefused')
  await office.settle()
  const { list } = await own.notices.list({ type: '' })
  expect(JSON.stringify(list)).toContain('公司电脑')
})

test('a new passkey must be made for this server, unlocked, and not be there already', async () => {
  const own = await signedIn('li')
  const register = async (lies: Parameters<PasskeyDevice['make']>[1], device = passkeyDevice(home)) => {
    const made = device.make(await own.passkeys.beginRegistration(), lies)
    return refusalOf(own.passkeys.register({ name: 'x', made }))
  }
  expect(await register({ origin: 'https://evil.test' })).toBe('waysIn.passkeyRefused')
  expect(await register({ rpId: 'evil.test' })).toBe('waysIn.passkeyRefused')
  expect(await register({ isUnlocked: false })).toBe('waysIn.passkeyRefused')
  const device = passkeyDevice(home)
  expect(await register({}, device)).toBe('not refused')
  expect(await register({}, device)).toBe('account.passkeyKnown')

  const made = passkeyDevice(home).make(await own.passkeys.beginRegistration())
  const wang = await signedIn('wang')
  expect(await refusalOf(wang.passkeys.register({ name: 'x', made }))).toBe('waysIn.passkeyExpired')
})

test('an administrator removes the passkeys of somebody who lost a device; a member cannot', async () => {
  const { device, own } = await withPasskey('zhao')
  const { zhao: id = '' } = office.company.people as Record<string, string>
  expect(await refusalOf(own.passkeys.resetOf({ id }))).toBe('session.administratorsOnly')
  const admin = await office.as('admin')
  await admin.session.confirm({ password })
  await admin.passkeys.resetOf({ id })
  expect((await signIn(device)).refusal).toBe('waysIn.passkeyRefused')
  expect(await refusalOf(admin.passkeys.resetOf({ id }))).toBe('waysIn.noPasskey')
})

test('who looks through the eyes of a person adds no passkey and confirms nothing by one', async () => {
  const admin = await office.as('admin')
  await admin.session.confirm({ password })
  const { li: personId = '' } = office.company.people as Record<string, string>
  const { token } = await admin.people.viewAs({ id: personId, reason: '排查' })
  const view = office.client({ Authorization: token })
  expect(await refusalOf(view.passkeys.beginRegistration())).toBe('session.viewOnly')
  expect(await refusalOf(view.passkeys.beginConfirmation())).toBe('session.viewOnly')
})

test('without an address that has a name, there are no passkeys', async () => {
  const plain = await openOffice({ publicUrl: 'http://192.0.2.7:8080' })
  try {
    expect((await plain.client().session.loginConfig()).passkeyHost).toBe('')
    expect(await refusalOf(plain.client().passkeys.beginLogin())).toBe('waysIn.passkeysOff')
    const li = await plain.as('li')
    expect(await refusalOf(li.passkeys.beginRegistration())).toBe('waysIn.passkeysOff')
  } finally {
    await plain.close()
  }
})
