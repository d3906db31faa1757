import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AnsweringServer,
  minutes,
  type Office,
  type OpenIdServer,
  openAnsweringServer,
  openOffice,
  openOpenIdServer,
  password,
  refusalOf,
  testClock,
} from '../../../../test/index.ts'

const clientId = 'signet'
const clientSecret = 'a secret of forty signs, for tests only!!'
const redirectUri = 'https://office.example/pages/login/sso-redirect'

let office: Office
let provider: OpenIdServer
beforeAll(async () => {
  provider = await openOpenIdServer(() => ({
    clientId,
    clientSecret,
    redirectUri,
    backchannel: 'https://office.example/api/oauth/backchannelLogout/demo/oidc',
  }))
  office = await openOffice({
    // The provider has the real time, as the database has.
    clock: testClock(new Date().toISOString()),
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: ['127.0.0.1'] },
    publicUrl: 'https://office.example',
  })
  await save({ isOn: true, name: '公司账号', issuer: provider.issuer, clientId, findBy: 'account' })
})
afterAll(async () => {
  await office.close()
  await provider.close()
})

async function save(part: Record<string, string | boolean>) {
  const { settings } = await office.as('admin')
  const group = (await settings.list()).groups.find((one) => one.group === 'sso')
  const { value = {}, version = 0 } = group ?? {}
  await settings.save({ group: 'sso', value: { ...value, ...part }, secrets: { clientSecret }, version })
}

/** A browser with the cookie of a sign-in that it began. */
async function begin() {
  const answer = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login/socials/begin',
    payload: { provider: 'oidc' },
  })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const { url = '' } = (answer.json().data ?? {}) as { url?: string }
  return {
    url,
    cookie,
    code: answer.json().code as number,
    refusal: String(answer.json().data?.refusal ?? ''),
  }
}
const paramsOf = (address: string) => new URL(address).search.slice(1)
async function finish(params: string, cookie: string) {
  const answer = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login/socials',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams({ params }).toString(),
  })
  const { token = '', refusal = '' } = answer.json().data as { token?: string; refusal?: string }
  return { token, refusal }
}
async function signIn(subject: string) {
  const { url, cookie } = await begin()
  return finish(paramsOf(await provider.signIn(url, subject)), cookie)
}
const accountOf = async (token: string) =>
  (await office.client({ Authorization: token }).session.currentUser()).userInfo.userAccount
const causes = async () =>
  (await (await office.as('admin')).logs.list({ kind: 'faults' })).list.map(({ reason }) => reason).join('\n')

test('Li signs in at the provider, with PKCE, state and nonce', async () => {
  const { url } = await begin()
  const asked = new URL(url).searchParams
  expect(asked.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43,}$/)

  const { token } = await signIn('li')
  expect(await accountOf(token)).toBe('li')
})

test('an answer works once, and only in the browser that began', async () => {
  const mine = await begin()
  const other = await begin()
  const params = paramsOf(await provider.signIn(mine.url, 'li'))

  expect((await finish(params, other.cookie)).refusal).toBe('waysIn.ssoBegunElsewhere')
  expect((await finish(params, '')).refusal).toBe('waysIn.ssoBegunElsewhere')
  expect((await finish(params, mine.cookie)).token).not.toBe('')
  expect((await finish(params, mine.cookie)).refusal).toBe('waysIn.ssoBegunElsewhere')
})

test('the code of one sign-in with the state of another is refused', async () => {
  const mine = await begin()
  const victim = await begin()
  const code = new URL(await provider.signIn(victim.url, 'admin')).searchParams.get('code') ?? ''
  const mixed = new URL(await provider.signIn(mine.url, 'li')).searchParams
  mixed.set('code', code)

  expect((await finish(mixed.toString(), mine.cookie)).refusal).toBe('waysIn.ssoRefused')
})

test('a sign-in that takes longer than ten minutes is begun again', async () => {
  const { url, cookie } = await begin()
  const params = paramsOf(await provider.signIn(url, 'li'))
  office.clock.pass(minutes(10))
  expect((await finish(params, cookie)).refusal).toBe('waysIn.ssoBegunElsewhere')
  office.clock.set(new Date().toISOString())
})

test('somebody without an account here, or who must bind first, gets in as no one', async () => {
  expect((await signIn('stranger')).refusal).toBe('waysIn.ssoUnknown')
  await save({ findBy: 'binding' })
  expect((await signIn('wang')).refusal).toBe('waysIn.ssoUnknown')
  await save({ findBy: 'email' })
  await (await office.as('admin')).organization.updateUser({
    id: office.company.people.wang,
    email: 'unchecked-wang@signet.example',
  })
  // The provider has not checked this address.
  expect((await signIn('unchecked-wang')).refusal).toBe('waysIn.ssoUnknown')
  await save({ findBy: 'account' })
})

test('Chen binds another name to herself, signs in with it, and unbinds it', async () => {
  const { token } = await office.client().session.login({ account: 'chen', password })
  const { socials } = office.client({ Authorization: token })
  const { url } = await socials.beginBinding({ provider: 'oidc' })
  const params = paramsOf(await provider.signIn(url, 'c.chen'))
  const { socials: wang } = await office.as('wang')
  expect(await refusalOf(wang.bind({ params }))).toBe('waysIn.ssoBegunElsewhere')
  await socials.bind({ params })
  expect((await socials.list({})).list).toMatchObject([{ name: '公司账号', boundAs: 'c.chen' }])
  expect(await accountOf((await signIn('c.chen')).token)).toBe('chen')

  const again = await socials.beginBinding({ provider: 'oidc' })
  const second = paramsOf(await provider.signIn(again.url, 'another'))
  expect(await refusalOf(socials.bind({ params: second }))).toBe('waysIn.ssoBound')
  await socials.unbind({ provider: 'oidc' })
  expect((await signIn('c.chen')).refusal).toBe('waysIn.ssoUnknown')
  expect(await refusalOf(socials.unbind({ provider: 'oidc' }))).toBe('waysIn.ssoUnbound')
})

test('an answer for binding opens no session', async () => {
  const { token } = await office.client().session.login({ account: 'zhao', password })
  const { url } = await office.client({ Authorization: token }).socials.beginBinding({ provider: 'oidc' })
  const params = paramsOf(await provider.signIn(url, 'zhao'))

  expect((await finish(params, `signet_sso=${token}`)).refusal).toBe('waysIn.ssoBegunElsewhere')
})

test('a disabled person stays out', async () => {
  const admin = await office.as('admin')
  const { zhao } = office.company.people
  await admin.organization.updateUser({ id: zhao, enabledMark: 0 })
  expect((await signIn('zhao')).refusal).toBe('session.disabled')
  const [tried] = (await admin.logs.list({ kind: 'signIns', personId: zhao, outcome: 'failed' })).list
  expect(tried).toMatchObject({ what: 'provider', reason: expect.stringMatching(/停用/) })
  await admin.organization.updateUser({ id: zhao, enabledMark: 1 })
})

/** A provider that answers what a test wants, to the letter of the protocol otherwise. */
async function openLiar(claims: (own: Record<string, unknown>) => Record<string, unknown>, isSigned = true) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  let nonce = ''
  const liar: AnsweringServer = await openAnsweringServer(async ({ path }, response) => {
    const issuer = liar.url
    const now = Math.floor(Date.now() / 1000)
    const own = {
      iss: issuer,
      aud: clientId,
      sub: 'li',
      nonce,
      iat: now,
      exp: now + 300,
      preferred_username: 'li',
    }
    const payload = claims(own)
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`
    const token = isSigned
      ? await new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey)
      : unsigned
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/keys': { keys: [jwk] },
      '/token': { access_token: 'x', token_type: 'Bearer', id_token: token },
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[path] ?? {}))
  })
  await save({ issuer: liar.url })
  const attempt = async () => {
    const { url, cookie } = await begin()
    const asked = new URL(url).searchParams
    nonce = asked.get('nonce') ?? ''
    const params = new URLSearchParams({ code: 'x', state: asked.get('state') ?? '' })
    return finish(params.toString(), cookie)
  }
  const logOut = async (payload: Record<string, unknown>) => {
    const token = await new SignJWT({ iss: liar.url, aud: clientId, ...payload })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'logout+jwt' })
      .sign(privateKey)
    return sayLogout(token)
  }
  return { liar, attempt, logOut }
}
async function sayLogout(token: string): Promise<string> {
  const answer = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/backchannelLogout/demo/oidc',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  })
  return String(answer.json().data?.refusal ?? 'done')
}

type Claim = Record<string, unknown>
const lies: readonly (readonly [string, (own: Claim) => Claim, boolean])[] = [
  ['a wrong issuer', (own) => ({ ...own, iss: 'https://elsewhere.example' }), true],
  ['another audience', (own) => ({ ...own, aud: 'another' }), true],
  ['an old nonce', (own) => ({ ...own, nonce: 'of before' }), true],
  ['no nonce', ({ nonce: _, ...own }) => own, true],
  ['an expired answer', (own) => ({ ...own, exp: Number(own['iat']) - 300 }), true],
  [
    'a clock an hour ahead',
    (own) => ({ ...own, iat: Number(own['iat']) + 3600, nbf: Number(own['iat']) + 3600 }),
    true,
  ],
  ['no signature', (own) => own, false],
]
test.each(lies)(
  '%s is refused, with a sentence for the person and a cause in the log',
  async (_, lie, isSigned) => {
    const { liar, attempt } = await openLiar(lie, isSigned)
    const before = await causes()
    expect((await attempt()).refusal).toBe('waysIn.ssoRefused')
    const after = await causes()

    expect(after.length).toBeGreaterThan(before.length)
    await liar.close()
  },
)

test('the same provider without a lie is believed, and can sign its people out, but nobody else can', async () => {
  const { liar, attempt, logOut } = await openLiar((own) => ({ ...own, sid: 'session-1' }))
  const { token } = await attempt()
  const there = () => refusalOf(office.client({ Authorization: token }).session.currentUser())
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const iat = Math.floor(Date.now() / 1000)
  const wrong = [
    { iat, sid: 'session-1' },
    { iat, events },
    { iat, events, sid: 'session-1', nonce: 'an ID token' },
    { iat: iat - 600, events, sid: 'session-1' },
    { iat, events, sid: 'session-1', aud: 'another' },
  ]
  for (const payload of wrong) expect(await logOut(payload)).toBe('waysIn.ssoRefused')
  expect(await sayLogout('e30.e30.')).toBe('waysIn.ssoRefused')
  expect(await logOut({ iat, events, sid: 'session-2' })).toBe('done')
  expect(await there()).toBe('not refused')
  expect(await logOut({ iat, events, sub: 'li', sid: 'session-1' })).toBe('done')

  expect(await there()).toBe('session.expired')
  await liar.close()
})

test('while the provider is away people read so, and administrators sign in with their password', async () => {
  const { liar } = await openLiar((own) => own)
  await liar.close()

  expect((await begin()).refusal).toBe('waysIn.providerAway')
  expect(await refusalOf(office.client().session.login({ account: 'admin', password }))).toBe('not refused')
  await expect(save({ issuer: liar.url })).rejects.toMatchObject({ code: 'form.valuesRefused' })
  await save({ issuer: provider.issuer })
  expect(await accountOf((await signIn('li')).token)).toBe('li')
})
