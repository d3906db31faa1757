import { type SocialVendorName, socialVendors } from '@signet/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  minutes,
  type Office,
  openOffice,
  openVendor,
  password,
  refusalOf,
  testClock,
  type VendorPerson,
  type VendorServer,
} from '../../../../test/index.ts'

let office: Office
let vendors: Readonly<Record<SocialVendorName, VendorServer>>
beforeAll(async () => {
  const opened = socialVendors.map(async (name) => [name, await openVendor[name]()] as const)
  vendors = Object.fromEntries(await Promise.all(opened)) as typeof vendors
  office = await openOffice({
    clock: testClock('2026-03-02T09:00:00+08:00'),
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: ['127.0.0.1'] },
    publicUrl: 'https://office.example',
  })
  for (const name of socialVendors) await save(name, right(name))
})
afterEach(() => {
  for (const { behave } of Object.values(vendors)) behave()
})
afterAll(async () => {
  await office.close()
  await Promise.all(Object.values(vendors).map(({ close }) => close()))
})

const right = (name: SocialVendorName) => {
  const { url, rules } = vendors[name]
  return { isOn: true, ...rules.settings, signInUrl: url, apiUrl: `${url}/` }
}
async function save(
  group: SocialVendorName,
  part: Record<string, string | boolean>,
  appSecret = vendors[group].rules.appSecret,
) {
  const { settings } = await office.as('admin')
  const { value = {}, version = 0 } = (await settings.list()).groups.find((one) => one.group === group) ?? {}
  return settings.save({ group, value: { ...value, ...part }, secrets: { appSecret }, version })
}

/** Whom tests sign in; GitHub has numbers. */
const li: VendorPerson = { subject: '4711', name: '李' }
const wang: VendorPerson = { subject: '4712', name: '王' }

async function post(url: string, payload: string, headers: Record<string, string>) {
  const answer = await office.app.http.inject({ method: 'POST', url, headers, payload })
  const { token = '', refusal = '', url: to = '' } = (answer.json().data ?? {}) as Record<string, string>
  return { token, refusal, to, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
}
const begin = (provider: SocialVendorName) =>
  post('/api/oauth/Login/socials/begin', JSON.stringify({ provider }), { 'content-type': 'application/json' })
const paramsOf = (address: string) => new URL(address).search.slice(1)
const finish = (params: string, cookie: string) =>
  post('/api/oauth/Login/socials', new URLSearchParams({ params }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    cookie,
  })
async function signIn(name: SocialVendorName, person: VendorPerson) {
  const { to, cookie } = await begin(name)
  return finish(paramsOf(vendors[name].signIn(to, person)), cookie)
}
/** A person with a session binds an identity. */
async function bind(name: SocialVendorName, account: 'li' | 'wang' | 'zhao', person: VendorPerson) {
  const { token } = await office.client().session.login({ account, password })
  const { socials } = office.client({ Authorization: token })
  const { url } = await socials.beginBinding({ provider: name })
  await socials.bind({ params: paramsOf(vendors[name].signIn(url, person)) })
  return socials
}
const accountOf = async (token: string) =>
  (await office.client({ Authorization: token }).session.currentUser()).userInfo.userAccount
const causes = async () =>
  (await (await office.as('admin')).logs.list({ kind: 'faults' })).list.map(({ reason }) => reason)

test('the login page offers what is switched on, by the company’s name or the vendor’s in the reader’s language', async () => {
  await save('github', { name: '代码库' })
  const namesIn = async (language: string) => {
    const { session } = office.client({ 'Accept-Language': language })
    const { socialsList } = await session.loginConfig()
    expect(socialsList.map(({ enCode }) => enCode)).toEqual(socialVendors)
    return socialsList.map(({ fullName }) => fullName)
  }
  expect(await namesIn('zh-CN')).toEqual(['企业微信', '钉钉', '飞书', '微信', '代码库'])
  expect(await namesIn('zh-TW')).toEqual(['企業微信', '釘釘', '飛書', '微信', '代码库'])
  expect(await namesIn('en-US')).toEqual(['WeCom', 'DingTalk', 'Feishu', 'WeChat', '代码库'])
  await save('github', { name: '' })
})

test.each(socialVendors)('%s: Li binds herself, signs in, and unbinds', async (name) => {
  expect((await signIn(name, li)).refusal).toBe('waysIn.ssoUnknown')
  const socials = await bind(name, 'li', li)
  const mine = (await socials.list({})).list.find(({ provider }) => provider === name)
  expect(mine?.boundAs).toMatch(/李|4711/)
  expect(await accountOf((await signIn(name, li)).token)).toBe('li')
  // What is bound belongs to one vendor: the same number elsewhere is somebody else.
  expect((await signIn(name, wang)).refusal).toBe('waysIn.ssoUnknown')
  await socials.unbind({ provider: name })
  expect((await signIn(name, li)).refusal).toBe('waysIn.ssoUnknown')
})

test.each(socialVendors)('%s: an answer counts once, and only in the browser that began', async (name) => {
  const socials = await bind(name, 'li', li)
  const mine = await begin(name)
  const other = await begin(name)
  const params = paramsOf(vendors[name].signIn(mine.to, li))
  expect((await finish(params, other.cookie)).refusal).toBe('waysIn.ssoBegunElsewhere')
  expect((await finish(params, '')).refusal).toBe('waysIn.ssoBegunElsewhere')
  expect((await finish(params, mine.cookie)).token).not.toBe('')
  expect((await finish(params, mine.cookie)).refusal).toBe('waysIn.ssoBegunElsewhere')

  // The code alone, with a sign-in of its own, was used up at the vendor.
  const late = new URLSearchParams(params)
  late.set('state', new URL(other.to).searchParams.get('state') ?? '')
  expect((await finish(late.toString(), other.cookie)).refusal).toBe('waysIn.ssoRefused')
  await socials.unbind({ provider: name })
})

test.each(socialVendors)('%s: expired, late and missing codes are refused', async (name) => {
  const { to, cookie } = await begin(name)
  const params = paramsOf(vendors[name].signIn(to, li))
  vendors[name].expire()
  expect((await finish(params, cookie)).refusal).toBe('waysIn.ssoRefused')

  const slow = await begin(name)
  const overdue = paramsOf(vendors[name].signIn(slow.to, li))
  office.clock.pass(minutes(10))
  expect((await finish(overdue, slow.cookie)).refusal).toBe('waysIn.ssoBegunElsewhere')

  const denied = await begin(name)
  const state = new URL(denied.to).searchParams.get('state') ?? ''
  const no = new URLSearchParams({ error: 'access_denied', state }).toString()
  expect((await finish(no, denied.cookie)).refusal).toBe('waysIn.ssoRefused')
  expect((await causes())[0]).toMatch(/The answer has no code: access_denied/)
})

test.each(['feishu', 'github'] as const)(
  '%s: the code of somebody else’s sign-in does not fit mine (PKCE)',
  async (name) => {
    const socials = await bind(name, 'wang', wang)
    const victim = await begin(name)
    const mine = await begin(name)
    const mixed = new URL(vendors[name].signIn(victim.to, wang)).searchParams
    mixed.set('state', new URL(mine.to).searchParams.get('state') ?? '')
    expect((await finish(mixed.toString(), mine.cookie)).refusal).toBe('waysIn.ssoRefused')
    await socials.unbind({ provider: name })
  },
)

/** Where each vendor says who somebody is, and its answer without that. */
const places: Readonly<Record<SocialVendorName, readonly [string, unknown]>> = {
  wecom: ['/cgi-bin/auth/getuserinfo', { errcode: 0, errmsg: 'ok' }],
  dingtalk: ['/v1.0/contact/users/me', { nick: '李', openId: 'x' }],
  feishu: ['/open-apis/authen/v1/user_info', { code: 0, msg: 'success', data: { name: '李' } }],
  wechat: ['/sns/oauth2/access_token', { access_token: 'x', expires_in: 7200 }],
  github: ['/user', { login: 'li', name: '李' }],
}

test.each(socialVendors)(
  '%s: rubbish, errors, huge answers and nobody’s are refused, with a cause in the log and no secret in it',
  async (name) => {
    const [path, nobody] = places[name]
    const bad = [
      { body: '<html>busy</html>', type: 'text/html' },
      { status: 503, body: { code: 'busy', msg: 'try later' } },
      { body: 'x'.repeat(600_000) },
      { body: nobody },
      { body: 'null' },
      { status: 302, body: '' },
    ]
    for (const answer of bad) {
      vendors[name].insteadOf(path, answer)
      expect((await signIn(name, li)).refusal).toBe('waysIn.ssoRefused')
    }
    const newest = (await causes()).slice(0, bad.length)
    for (const cause of newest) expect(cause).toMatch(/answered \d{3}|too large|no member/)
    const text = newest.join('\n')
    expect(text).not.toContain(vendors[name].rules.appSecret)
    expect(text).not.toMatch(/(?:code|token)-\d/)
    expect(text).toMatch(/busy try later/)
    const { session } = office.client()
    expect(await refusalOf(session.login({ account: 'admin', password }))).toBe('not refused')
  },
)

test('a vendor that never answers is given up, and the password still works', async () => {
  vendors.wechat.insteadOf(places.wechat[0], 'silence')
  expect((await signIn('wechat', li)).refusal).toBe('waysIn.ssoRefused')
  expect(await refusalOf(office.client().session.login({ account: 'li', password }))).toBe('not refused')
}, 20_000)

test.each(socialVendors)('%s: a disabled person stays out', async (name) => {
  const socials = await bind(name, 'zhao', { subject: '4799', name: '赵' })
  const admin = await office.as('admin')
  const { zhao } = office.company.people
  await admin.organization.updateUser({ id: zhao, enabledMark: 0 })
  expect((await signIn(name, { subject: '4799' })).refusal).toBe('session.disabled')
  await admin.organization.updateUser({ id: zhao, enabledMark: 1 })
  expect(await refusalOf(socials.list({}))).not.toBe('not refused')
})

test.each(socialVendors)('%s: switched off midway, it lets no one in', async (name) => {
  const { to, cookie } = await begin(name)
  const params = paramsOf(vendors[name].signIn(to, li))
  await save(name, { isOn: false })
  expect((await finish(params, cookie)).refusal).toBe('waysIn.ssoOff')
  expect((await begin(name)).refusal).toBe('waysIn.ssoOff')
  await save(name, right(name))
})

test('a member of WeCom is found by the account that the company gave; people from outside are nobody', async () => {
  await save('wecom', { findBy: 'account' })
  expect(await accountOf((await signIn('wecom', { subject: 'chen' })).token)).toBe('chen')
  expect((await signIn('wecom', { subject: 'outside-li' })).refusal).toBe('waysIn.ssoRefused')
  expect((await causes())[0]).toMatch(/no member of the company/)
  await save('wecom', { findBy: 'binding' })
})

test('DingTalk and Feishu find people by their phone, whatever mail address they wrote there', async () => {
  const { organization } = await office.as('admin')
  const mobilePhone = '13800000021'
  await organization.updateUser({ id: office.company.people.wang, mobilePhone })
  await save('dingtalk', { findBy: 'phone' })
  await save('feishu', { findBy: 'phone' })
  const ding = { subject: 'd-1', phone: mobilePhone, email: 'admin@signet.example' }
  expect(await accountOf((await signIn('dingtalk', ding)).token)).toBe('wang')
  const feishu = { subject: 'f-1', phone: `+86${mobilePhone}` }
  expect(await accountOf((await signIn('feishu', feishu)).token)).toBe('wang')
  expect((await signIn('feishu', { subject: 'f-2' })).refusal).toBe('waysIn.ssoUnknown')
  await expect(save('dingtalk', { findBy: 'email' })).rejects.toMatchObject({ code: 'form.valuesRefused' })
})

test('Feishu and GitHub find people by a mail address that was checked, GitHub never by a name', async () => {
  const { organization } = await office.as('admin')
  await organization.updateUser({ id: office.company.people.li, email: 'li@signet.example' })
  await organization.updateUser({ id: office.company.people.chen, email: 'unchecked-chen@signet.example' })
  await save('feishu', { findBy: 'email' })
  await save('github', { findBy: 'email' })
  expect(
    await accountOf((await signIn('feishu', { subject: 'f-3', email: 'li@signet.example' })).token),
  ).toBe('li')
  expect(await accountOf((await signIn('github', { subject: '9', email: 'LI@signet.example' })).token)).toBe(
    'li',
  )
  const unchecked = { subject: '10', email: 'unchecked-chen@signet.example' }
  expect((await signIn('github', unchecked)).refusal).toBe('waysIn.ssoUnknown')
  await expect(save('github', { findBy: 'account' })).rejects.toMatchObject({ code: 'form.valuesRefused' })
})

test.each(socialVendors)('%s: what cannot work is not saved, and says why', async (name) => {
  const refused = (part: Record<string, string | boolean>, secret?: string) =>
    save(name, part, secret).then(
      () => [],
      ({ problems }: { problems: { path: string; message: string }[] }) =>
        problems.map(({ path, message }) => `${path}: ${message}`),
    )
  const [noApp] = await refused({ appId: '' })
  expect(noApp).toMatch(/^appId: /)
  const [noAddress] = await refused({ apiUrl: 'ftp://vendor.example' })
  expect(noAddress).toMatch(/^apiUrl: /)
  for (const wrong of [await refused({}, 'a wrong one'), await refused({ appId: 'another' })])
    expect(wrong[0]).toMatch(/^appId: .* answered \d{3}: /)
  if (name === 'wecom') expect((await refused({ agentId: '7' }))[0]).toMatch(/301002/)
  const away = { apiUrl: 'http://127.0.0.1:9', signInUrl: 'http://127.0.0.1:9' }
  expect((await refused(away))[0]).toMatch(/^appId: /)
  await save(name, right(name))
})
