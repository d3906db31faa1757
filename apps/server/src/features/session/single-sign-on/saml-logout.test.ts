import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const next = await visit(request({ session: '_session', state: relay }))

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
