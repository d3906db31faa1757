import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  minutes,
  newSamlKey,
  type Office,
  openOffice,
  refusalOf,
  samlProvider,
  testClock,
} from '../../../../test/index.ts'

const key = newSamlKey()
const logoutPoint = 'https://provider.example/slo'
const provider = samlProvider({ entryPoint: 'https://provider.example/sso', logoutPoint, key })
const slo = 'https://office.example/api/oauth/saml/demo/slo'

let office: Office
beforeAll(async () => {
  office = await openOffice({
    clock: testClock('2026-11-20T09:00:00.000Z'),
    secretKey: new Uint8Array(32).fill(7),
    publicUrl: 'https://office.example',
  })
  await save({ isOn: true, name: '公司账号', metadata: provider.metadata, findBy: 'account' })
})
afterAll(() => office.close())

async function save(
  part: Record<string, string | boolean>,
  of: Pick<Office, 'as'> | Office['other'] = office,
) {
  const { settings } = await of.as('admin')
  const group = (await settings.list()).groups.find((one) => one.group === 'saml')
  const { value = {}, version = 0 } = group ?? {}
  await settings.save({ group: 'saml', value: { ...value, ...part }, secrets: {}, version })
}
const ownMetadata = async () => (await office.app.http.inject({ url: '/api/oauth/saml/demo/metadata' })).body
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Signs in at the provider and returns the token. */
async function signIn(account: string): Promise<string> {
  const payload = { provider: 'saml' }
  const begun = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login/socials/begin',
    payload,
  })
  const { url } = begun.json().data as { url: string }
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? ''
  const xml = provider.answer(await provider.factsFor(url, account, office.clock()))
  const answer = {
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: new URL(url).searchParams.get('RelayState') ?? '',
  }
  const posted = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/saml/demo/acs',
    headers: form,
    payload: new URLSearchParams(answer).toString(),
  })
  const params = String(posted.headers.location).split('?')[1] ?? ''
  const login = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login/socials',
    headers: { ...form, cookie },
    payload: new URLSearchParams({ params }).toString(),
  })
  return (login.json().data as { token: string }).token
}
const as = (token: string) => office.client({ Authorization: token }).session
const isOpen = async (token: string) => (await refusalOf(as(token).currentUser())) === 'not refused'
const causes = async () =>
  (await (await office.as('admin')).logs.list({ kind: 'faults' })).list.map(({ reason }) => reason).join('\n')

/** Brings a browser here with a request of the provider, and returns where it is sent. */
type Asked = Partial<Parameters<typeof provider.logoutUrl>[0]>
const request = (asked: Asked = {}, by: typeof key | null = key) =>
  provider.logoutUrl(
    {
      address: slo,
      issuer: provider.entityId,
      nameId: 'li',
      issuedAt: new Date(office.clock()).toISOString(),
      ...asked,
    },
    by ?? undefined,
  )
async function visit(address: string): Promise<string> {
  const { pathname, search } = new URL(address)
  const answer = await office.app.http.inject({
    url: pathname + search,
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  })
  expect(answer.statusCode).toBe(303)
  return String(answer.headers.location)
}

test('who logs out here is sent to log out at the provider, with a signed request for their session', async () => {
  const token = await signIn('li')
  const left = await as(token).logout()

  expect(await isOpen(token)).toBe(false)
  expect(left?.url.startsWith(`${logoutPoint}?SAMLRequest=`)).toBe(true)
  const read = await provider.readLogout(left?.url ?? '', await ownMetadata())
  expect(read).toMatchObject({ nameID: 'li', sessionIndex: '_session' })
  expect(read['request']).toMatchObject({ destination: logoutPoint })
  const stranger = samlProvider({ entryPoint: provider.entryPoint, logoutPoint, key: newSamlKey() })
  const changed = left?.url.replace(/SAMLRequest=./, 'SAMLRequest=x') ?? ''
  await expect(stranger.readLogout(changed, await ownMetadata())).rejects.toBeDefined()
  expect(await visit(`${slo}?SAMLResponse=anything`)).toBe('/pages/login/index')
})

test('who logged in with a password goes nowhere else', async () => {
  const { token } = await office
    .client()
    .session.login({ account: 'wang', password: 'password' })
    .catch(() => ({ token: '' }))
  if (token !== '') expect(await as(token).logout()).toBeNull()
  expect(await as(await office.tokenOf('zhao')).logout()).toBeNull()
})

test('a provider without single logout leaves it at the session here', async () => {
  const token = await signIn('li')
  await save({ metadataUrl: '', providerLogoutUrl: '' })
  expect(await as(token).logout()).toBeNull()
  expect(await isOpen(token)).toBe(false)
  await save({ metadata: provider.metadata })
})

test('the provider signs somebody out of the session that it opened, and hears that it is done', async () => {
  const relay = "of the provider’s (own) ~!*'+/=&"
  const [first, second, other] = [await signIn('li'), await signIn('li'), await signIn('wang')]
  const next = await visit(request({ id: '_logout', session: '_session', state: relay }))

  expect(await Promise.all([first, second, other].map(isOpen))).toEqual([false, false, true])
  expect(next.startsWith(`${logoutPoint}?SAMLResponse=`)).toBe(true)
  expect(new URL(next).searchParams.get('RelayState')).toBe(relay)
  expect(await provider.readLogoutAnswer(next, await ownMetadata())).toMatchObject({
    response: { inResponseTo: '_logout' },
  })
})

test('another session of the provider stays, and without one all end', async () => {
  const token = await signIn('li')
  await visit(request({ session: '_another' }))
  expect(await isOpen(token)).toBe(true)
  await visit(request())
  expect(await isOpen(token)).toBe(false)
})

test('a session that a password opened is none of the provider’s', async () => {
  const token = await office.tokenOf('li')
  await visit(request())
  expect(await isOpen(token)).toBe(true)
})

test('a request that is not signed, or by others, for others, old or from the future signs no one out', async () => {
  const token = await signIn('li')
  const at = (ms: number) => ({ issuedAt: new Date(office.clock() + ms).toISOString() })
  const right = request()
  const refused = [
    request({}, null),
    request({}, newSamlKey()),
    request({ issuer: 'https://elsewhere.example' }),
    request({ address: slo.replace('demo', 'other') }).replace('/other/', '/demo/'),
    request(at(-minutes(6))),
    request(at(minutes(2))),
    right.replace('RelayState=relay', 'RelayState=other'),
    `${right}&SAMLRequest=x`,
    right.replace(
      /SigAlg=[^&]*/,
      `SigAlg=${encodeURIComponent('http://www.w3.org/2000/09/xmldsig#rsa-sha1')}`,
    ),
    `${slo}?SAMLRequest=%00%FF`,
    `${slo}?SAMLRequest=${'x'.repeat(30_000)}`,
    right.replace('/demo/', '/other/'),
    right.replace('/demo/', '/nowhere/'),
    request({ nameId: "li' or '1'='1" }),
  ]
  for (const address of refused.slice(0, -1)) expect(await visit(address)).toBe('/pages/login/index')
  await visit(refused.at(-1) ?? '')

  expect(await isOpen(token)).toBe(true)
  expect(await causes()).toContain('The signature of the request to sign out is not of the provider.')
  expect(await causes()).toContain('The request to sign out is old.')
})

test('a message that unpacks into very much is given up', async () => {
  const token = await signIn('li')
  const long = request({ nameId: 'x'.repeat(200_000) })
  expect(long.length).toBeLessThan(3_000)
  expect(await visit(long)).toBe('/pages/login/index')
  expect(await isOpen(token)).toBe(true)
})

test('a request counts once: who signed in again since then stays', async () => {
  const once = request({ session: '_session' })
  const first = await signIn('li')
  expect(await visit(once)).toContain('SAMLResponse=')
  expect(await isOpen(first)).toBe(false)
  const second = await signIn('li')
  expect(await visit(once)).toBe('/pages/login/index')
  expect(await isOpen(second)).toBe(true)
  expect(await causes()).toContain('The request to sign out was used already.')
})

test('the metadata names both ways to sign out here', async () => {
  const bindings = [...(await ownMetadata()).matchAll(/SingleLogoutService Binding="[^"]*:([\w-]+)"/g)]
  expect(bindings.map(([, binding]) => binding)).toEqual(['HTTP-Redirect', 'HTTP-POST'])
})

describe('a provider that signs out by post only', () => {
  const posting = samlProvider({
    ...{ entryPoint: 'https://provider.example/sso', logoutPoint, key },
    logoutBinding: 'post',
  })
  const asked = (facts: Asked = {}) => ({
    ...{ address: slo, issuer: posting.entityId, nameId: 'li', session: '_session' },
    issuedAt: new Date(office.clock()).toISOString(),
    ...facts,
  })
  beforeAll(() => save({ metadata: posting.metadata }))

  const post = async (fields: Readonly<Record<string, string>>, address = slo) =>
    office.app.http.inject({
      method: 'POST',
      url: new URL(address).pathname,
      headers: { ...form, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      payload: new URLSearchParams(fields).toString(),
    })
  /** What the form of a page would post, and where. */
  const formIn = (html: string) => {
    const plain = (text: string) =>
      text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)]
    return {
      action: plain(/action="([^"]*)"/.exec(html)?.[1] ?? ''),
      fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, plain(value)])),
    }
  }

  test('hears from a page here who logs out, by a signed form', async () => {
    const token = await signIn('li')
    const { url = '' } = (await as(token).logout()) ?? {}
    expect(await isOpen(token)).toBe(false)
    expect(url.startsWith(`${slo}/send?SAMLRequest=`)).toBe(true)
    const { pathname, search } = new URL(url)
    const page = await office.app.http.inject({ url: pathname + search })
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-/)
    const { action, fields } = formIn(page.body)
    expect(action).toBe(logoutPoint)
    expect(await posting.readLogoutForm(fields, await ownMetadata())).toMatchObject({
      ...{ nameID: 'li', sessionIndex: '_session' },
      request: { destination: logoutPoint },
    })
    const lied = {
      ...fields,
      SAMLRequest: `${fields['SAMLRequest']?.replace(/^.{200}/, (all) => all.toLowerCase())}`,
    }
    await expect(posting.readLogoutForm(lied, await ownMetadata())).rejects.toBeDefined()
    expect((await post({ SAMLResponse: 'anything' })).headers.location).toBe('/pages/login/index')
  })

  test('gets no form of what was not signed here', async () => {
    const token = await signIn('li')
    const { url = '' } = (await as(token).logout()) ?? {}
    const own = new URL(url)
    const forged = [
      url.replace(/SAMLRequest=../, 'SAMLRequest=xx'),
      `${slo}/send?SAMLRequest=${own.searchParams.get('SAMLRequest')}`,
      url.replace('/demo/', '/other/'),
      `${slo}/send`,
    ]
    for (const address of forged) expect(await visit(address)).toBe('/pages/login/index')
  })

  test('signs somebody out by a form, and hears that it is done by another', async () => {
    const relay = `of the provider’s "own" <b>&amp;`
    const [mine, other] = [await signIn('li'), await signIn('wang')]
    const answer = await post(posting.logoutForm(asked({ id: '_posted', state: relay }), key))
    expect(await Promise.all([mine, other].map(isOpen))).toEqual([false, true])
    const { action, fields } = formIn(answer.body)
    expect(action).toBe(logoutPoint)
    expect(fields['RelayState']).toBe(relay)
    expect(await posting.readLogoutForm(fields, await ownMetadata())).toMatchObject({
      response: { inResponseTo: '_posted' },
    })
  })

  test('signs no one out with a form that is unsigned, forged, changed, wrapped, for others, old or used', async () => {
    const used = posting.logoutForm(asked(), key)
    await post(used)
    const token = await signIn('li')
    const victim = (xml: string) => xml.replace('>zhao<', '>li<')
    const wrapped = (xml: string) =>
      xml
        .replace(/^<samlp:LogoutRequest/, '<samlp:LogoutRequest xmlns:x="urn:x"')
        .replace('</samlp:LogoutRequest>', `<x:kept>${xml}</x:kept></samlp:LogoutRequest>`)
        .replace(/ID="_[^"]*"/, 'ID="_outer"')
    const at = (ms: number) => ({ issuedAt: new Date(office.clock() + ms).toISOString() })
    const refused = [
      used,
      posting.logoutForm(asked()),
      posting.logoutForm(asked(), newSamlKey()),
      posting.logoutForm(asked({ nameId: 'zhao' }), key, victim),
      posting.logoutForm(asked({ nameId: 'zhao' }), key, (xml) => victim(wrapped(xml))),
      posting.logoutForm(asked(), key, (xml) => xml.replace('<saml:Issuer>', '<!-- --><saml:Issuer>')),
      posting.logoutForm(asked(), key, (xml) => xml.replaceAll('rsa-sha256', 'rsa-sha1')),
      posting.logoutForm(asked({ address: logoutPoint }), key),
      posting.logoutForm(asked({ issuer: 'https://elsewhere.example' }), key),
      posting.logoutForm(asked(at(-minutes(6))), key),
      posting.logoutForm(asked(at(minutes(2))), key),
      { SAMLRequest: 'x'.repeat(60_000), RelayState: '' },
      { RelayState: 'nothing' },
    ]
    for (const fields of refused)
      expect((await post(fields)).headers.location, JSON.stringify(fields).slice(0, 200)).toBe(
        '/pages/login/index',
      )
    const right = posting.logoutForm(asked(), key)
    expect((await post(right, slo.replace('demo', 'other'))).headers.location).toBe('/pages/login/index')
    expect(await isOpen(token)).toBe(true)
    await post(right)
    expect(await isOpen(token)).toBe(false)
  })
})
