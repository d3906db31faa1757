import { hash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  minutes,
  newSamlKey,
  type Office,
  type OpenIdServer,
  openOffice,
  openOpenIdServer,
  refusalOf,
  samlProvider,
  testClock,
} from '../../../../test/index.ts'

const clientId = 'signet'
const clientSecret = 'a secret of forty signs, for tests only!!'
const key = newSamlKey()
const saml = samlProvider({ entryPoint: 'https://provider.example/sso', key })
const options = {
  secretKey: new Uint8Array(32).fill(7),
  outside: { innerHosts: ['127.0.0.1'] },
  publicUrl: 'https://office.example',
}
const phoneApps = { origins: ['https://localhost'], android: undefined, ios: undefined, downloadUrl: '' }

let office: Office
let provider: OpenIdServer
beforeAll(async () => {
  provider = await openOpenIdServer(() => ({
    clientId,
    clientSecret,
    redirectUri: 'https://office.example/pages/login/sso-redirect',
    backchannel: 'https://office.example/api/oauth/backchannelLogout/demo/oidc',
  }))
  // The provider has the real time.
  office = await openOffice({ ...options, phoneApps, clock: testClock(new Date().toISOString()) })
  await save(office, 'sso', { issuer: provider.issuer, clientId }, { clientSecret })
  await save(office, 'saml', { metadata: saml.metadata, accountAttribute: 'uid' })
})
afterAll(async () => {
  await office.close()
  await provider.close()
})

type Value = Record<string, string | boolean>
async function save(
  of: Pick<Office, 'as'> | Office['other'],
  group: 'sso' | 'saml',
  part: Value,
  secrets: Record<string, string> = {},
) {
  const { settings } = await of.as('admin')
  const { value = {}, version = 0 } = (await settings.list()).groups.find((one) => one.group === group) ?? {}
  const on = { isOn: true, name: '公司账号', findBy: 'account', ...part }
  await settings.save({ group, value: { ...value, ...on }, secrets, version })
}

/** The app of a phone, with the verifier that never leaves it before the end. */
function newApp() {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = hash('sha256', verifier, 'base64url')
  const enter = (code: string, own = verifier) =>
    office.client({ 'App-Origin': 'app' }).socials.loginOnPhone({ code, verifier: own })
  return { verifier, challenge, enter }
}
type App = ReturnType<typeof newApp>

/** The browser of the system, which the app opens at the start of a sign-in. */
async function browse({ challenge }: Pick<App, 'challenge'>, query: Value = {}, name = 'oidc') {
  const search = new URLSearchParams({ challenge, ...query } as Record<string, string>)
  const answer = await office.app.http.inject({ url: `/api/oauth/Login/socials/app/${name}?${search}` })
  expect(answer.statusCode).toBe(303)
  const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  const address = String(answer.headers.location)
  const pass = async (params: string, own = cookie, path = 'Login/socials/app', tenant = '') => {
    const passed = await office.app.http.inject({
      method: 'POST',
      url: `/api/oauth/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: own },
      payload: new URLSearchParams({ params, tenant }).toString(),
    })
    const { url = '', name: named = '', refusal = '' } = passed.json().data as Record<string, string>
    return { url, named, refusal, code: URL.parse(url)?.searchParams.get('code') ?? '' }
  }
  return { address, cookie, pass, refused: new URL(address, options.publicUrl).searchParams.get('refused') }
}
const paramsOf = (address: string) => new URL(address).search.slice(1)

/** A code as the app gets it by its link. */
async function codeFor(app: App, subject = 'li', query: Value = {}) {
  const { address, pass } = await browse(app, query)
  return (await pass(paramsOf(await provider.signIn(address, subject)))).code
}
const accountOf = async (token: string) =>
  (await office.client({ Authorization: token }).session.currentUser()).userInfo

test('Li signs in to the app by the browser of her phone, for as long as apps stay signed in', async () => {
  const app = newApp()
  const { address, cookie, pass } = await browse(app)
  expect(new URL(address).searchParams.get('state')).toMatch(/^app[0-9a-f]{64}$/)
  expect(cookie).toMatch(/^signet_sso=[\w-]{43}$/)
  const { url, named, code } = await pass(paramsOf(await provider.signIn(address, 'li')))
  expect(named).toBe('li')
  expect(url).toBe(`signet://office.example/pages/login/sso-redirect?code=${code}`)

  const { token } = await app.enter(code)
  expect((await accountOf(token)).userAccount).toBe('li')
  office.clock.pass(minutes(60 * 24 * 3))
  expect((await accountOf(token)).userAccount).toBe('li')
  office.clock.set(new Date().toISOString())
})

test('what SAML answers becomes a code as well', async () => {
  const app = newApp()
  const { address, pass } = await browse(app, {}, 'saml')
  const state = new URL(address).searchParams.get('RelayState') ?? ''
  const xml = saml.answer(await saml.factsFor(address, 'wang', office.clock()))
  const posted = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/saml/demo/acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://provider.example' },
    payload: new URLSearchParams({
      SAMLResponse: Buffer.from(xml).toString('base64'),
      RelayState: state,
    }).toString(),
  })
  const { code } = await pass(paramsOf(new URL(String(posted.headers.location), options.publicUrl).href))

  expect((await accountOf((await app.enter(code)).token)).userAccount).toBe('wang')
})

test('a stolen code opens nothing without the verifier, and still works for its own app', async () => {
  const app = newApp()
  const thief = newApp()
  const code = await codeFor(app)

  expect(await refusalOf(thief.enter(code))).toBe('waysIn.ssoBegunElsewhere')
  expect(await refusalOf(thief.enter(code, app.challenge))).toBe('waysIn.ssoBegunElsewhere')
  expect(await refusalOf(thief.enter(code, ''))).toBe('request.invalid')
  expect((await app.enter(code)).token).toHaveLength(43)
})

test('an app that a foreign link hands a code of somebody else does not sign in as them', async () => {
  const attacker = newApp()
  const victim = newApp()
  const code = await codeFor(attacker, 'zhao')

  expect(await refusalOf(victim.enter(code))).toBe('waysIn.ssoBegunElsewhere')
})

test('a code works once, and of two uses at the same time exactly one', async () => {
  const app = newApp()
  const code = await codeFor(app)
  const uses = await Promise.all(Array.from({ length: 4 }, () => refusalOf(app.enter(code))))

  expect(uses.toSorted()).toEqual(['not refused', ...Array(3).fill('waysIn.ssoBegunElsewhere')])
  expect(await refusalOf(app.enter(code))).toBe('waysIn.ssoBegunElsewhere')
})

test('a code is good for two minutes', async () => {
  const app = newApp()
  const [late, early] = [await codeFor(app), await codeFor(app)]
  office.clock.pass(minutes(2) - 1)
  expect((await app.enter(early)).token).toHaveLength(43)
  office.clock.pass(1)
  expect(await refusalOf(app.enter(late))).toBe('waysIn.ssoBegunElsewhere')
  office.clock.set(new Date().toISOString())
})

test('a code opens its own company and no other', async () => {
  await save(office.other, 'sso', { issuer: provider.issuer, clientId }, { clientSecret })
  const app = newApp()
  const ofOther = await codeFor(app, 'admin', { tenant: 'other' })
  const ofDemo = await codeFor(app, 'admin', { tenant: 'demo' })

  expect((await accountOf((await app.enter(ofOther)).token)).tenantId).toBe('other')
  expect((await accountOf((await app.enter(ofDemo)).token)).tenantId).toBe('demo')
  expect((await browse(app, { tenant: 'nowhere' })).refused).toBe('waysIn.ssoOff')
})

test('a request cannot name where the code goes', async () => {
  const app = newApp()
  const foreign = 'https://evil.example/'
  const names = ['returnTo', 'redirect_uri', 'redirect', 'url', 'host']
  const { address, pass } = await browse(app, Object.fromEntries(names.map((name) => [name, foreign])))
  const params = paramsOf(await provider.signIn(address, 'li'))
  const { url } = await pass(`${params}&${new URLSearchParams({ returnTo: foreign })}`)

  expect(new URL(url).protocol + new URL(url).host).toBe('signet:office.example')
  expect(url).not.toContain('evil')
})

test('an answer becomes a code only in the browser that began, once, and opens no session of a browser', async () => {
  const app = newApp()
  const [mine, other, third] = [await browse(app), await browse(app), await browse(app)]
  const params = paramsOf(await provider.signIn(mine.address, 'li'))
  expect((await mine.pass(params, other.cookie)).refusal).toBe('waysIn.ssoBegunElsewhere')
  expect((await mine.pass(params, '')).refusal).toBe('waysIn.ssoBegunElsewhere')
  expect((await mine.pass(params)).code).toHaveLength(43)
  expect((await mine.pass(params)).refusal).toBe('waysIn.ssoBegunElsewhere')

  const asBrowser = paramsOf(await provider.signIn(third.address, 'li'))
  const { refusal, code } = await third.pass(asBrowser, third.cookie, 'Login/socials')
  expect([refusal, code]).toEqual(['waysIn.ssoBegunElsewhere', ''])
})

test('the sign-in of a browser gives an app nothing', async () => {
  const app = newApp()
  const { pass } = await browse(app)
  const begun = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login/socials/begin',
    payload: { provider: 'oidc', challenge: app.challenge },
  })
  const params = paramsOf(await provider.signIn(begun.json().data.url, 'li'))
  const cookie = String(begun.headers['set-cookie']).split(';')[0]

  expect((await pass(params, cookie)).refusal).toBe('waysIn.ssoBegunElsewhere')
})

test('a person who is unknown or disabled gets nowhere, and what was switched off meanwhile opens nothing', async () => {
  const app = newApp()
  const { address, pass } = await browse(app)
  const unknown = await pass(paramsOf(await provider.signIn(address, 'stranger')))
  expect(unknown.refusal).toBe('waysIn.ssoUnknown')

  const code = await codeFor(app, 'zhao')
  const { organization } = await office.as('admin')
  const { zhao } = office.company.people
  await organization.updateUser({ id: zhao, enabledMark: 0 })
  expect(await refusalOf(app.enter(code))).toBe('session.disabled')
  await organization.updateUser({ id: zhao, enabledMark: 1 })

  const waiting = await codeFor(app)
  await save(office, 'sso', { isOn: false })
  expect(await refusalOf(app.enter(waiting))).toBe('waysIn.ssoOff')
  expect((await browse(app)).refused).toBe('waysIn.ssoOff')
  await save(office, 'sso', { isOn: true })
})

test('a start without a right challenge, at no provider, or of a company without apps leads to the page that says so', async () => {
  for (const challenge of ['', 'short', `${'x'.repeat(43)}!`, 'x'.repeat(44)])
    expect((await browse({ challenge })).refused).toBe('waysIn.ssoOff')
  expect((await browse(newApp(), {}, 'nowhere')).refused).toBe('waysIn.ssoOff')

  const without = await openOffice(options)
  const { headers } = await without.app.http.inject({
    url: `/api/oauth/Login/socials/app/oidc?challenge=${newApp().challenge}`,
  })
  expect(headers.location).toBe('/pages/login/sso-redirect?refused=waysIn.ssoOff')
  expect(headers['set-cookie']).toBeUndefined()
  await without.close()
})

test('the database keeps neither code nor verifier', async () => {
  const app = newApp()
  const code = await codeFor(app)
  const kept = await office.db.platform.selectFrom('phoneSignIn').selectAll().execute()
  const texts = JSON.stringify(kept.map((row) => Object.values(row).map(String)))

  expect(kept.some((row) => Buffer.from(row.codeHash).equals(hash('sha256', code, 'buffer')))).toBe(true)
  for (const secret of [code, app.verifier]) expect(texts).not.toContain(secret)
})

test('somebody of two companies chooses in the browser which one the app enters', async () => {
  await save(office.other, 'sso', { issuer: provider.issuer, clientId }, { clientSecret })
  const app = newApp()
  const { address, cookie, pass } = await browse(app)
  const params = paramsOf(await provider.signIn(address, 'admin'))
  expect((await pass(params)).refusal).toBe('waysIn.ssoSeveral')
  // The session of the browser is not what was begun.
  expect((await pass(params, cookie, 'Login/socials', 'other')).refusal).toBe('waysIn.ssoBegunElsewhere')

  const again = await browse(app)
  const answered = paramsOf(await provider.signIn(again.address, 'admin'))
  await again.pass(answered)
  const { code } = await again.pass(answered, again.cookie, 'Login/socials/app', 'other')
  const { token } = await app.enter(code)
  expect((await accountOf(token)).tenantId).toBe('other')
  const session = await office.db.platform
    .selectFrom('providerSession')
    .where('tokenHash', '=', hash('sha256', token, 'buffer'))
    .select(['tenantCode', 'subject'])
    .executeTakeFirst()
  expect(session).toMatchObject({ tenantCode: 'demo', subject: 'admin' })
})
