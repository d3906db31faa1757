import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  minutes,
  newSamlKey,
  type Office,
  openAnsweringServer,
  openOffice,
  password,
  refusalOf,
  type SamlFacts,
  samlProvider,
  testClock,
} from '../../../../test/index.ts'

const key = newSamlKey()
const stranger = newSamlKey()
const entryPoint = 'https://provider.example/sso'
const provider = samlProvider({ entryPoint, key })
const acs = 'https://office.example/api/oauth/saml/demo/acs'

let office: Office
beforeAll(async () => {
  office = await openOffice({
    clock: testClock('2026-11-20T09:00:00.000Z'),
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: ['127.0.0.1'] },
    publicUrl: 'https://office.example',
  })
  await save({
    isOn: true,
    name: '公司账号',
    metadata: provider.metadata,
    accountAttribute: 'uid',
    findBy: 'account',
  })
})
afterAll(() => office.close())

type Part = Record<string, string | boolean>

async function save(part: Part, of: Pick<Office, 'as'> | Office['other'] = office) {
  const { settings } = await of.as('admin')
  const group = (await settings.list()).groups.find((one) => one.group === 'saml')
  const { value = {}, version = 0 } = group ?? {}
  await settings.save({ group: 'saml', value: { ...value, ...part }, secrets: {}, version })
}
const problemsOf = (part: Part) =>
  save(part).then(
    () => ({}),
    ({ problems = [] }: { problems?: { path: string; code: string; message: string }[] }) =>
      Object.fromEntries(problems.map(({ path, message }) => [path, message])),
  )

/** A browser with the cookie of a sign-in that it began. */
async function begin(tenant = '') {
  const answer = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login/socials/begin',
    payload: { provider: 'saml', tenant },
  })
  const { url = '', refusal = '' } = (answer.json().data ?? {}) as { url?: string; refusal?: string }
  const state = URL.parse(url)?.searchParams.get('RelayState') ?? ''
  return { url, state, refusal, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
}

/** Posts an answer as a page of the provider does: from another origin and without a cookie. Returns the query of our page. */
async function post(xml: string, state: string, url = '/api/oauth/saml/demo/acs') {
  const answer = await office.app.http.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://provider.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams({
      SAMLResponse: Buffer.from(xml).toString('base64'),
      RelayState: state,
    }).toString(),
  })
  expect(answer.statusCode).toBe(303)
  const page = new URL(String(answer.headers.location), 'https://office.example')
  expect(page.pathname).toBe('/pages/login/sso-redirect')
  return page.search.slice(1)
}
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

type Lie = Partial<SamlFacts>
const factsFor = async (url: string, subject: string) => provider.factsFor(url, subject, office.clock())

async function signIn(subject: string, lie: Lie = {}, signing: Parameters<typeof provider.answer>[1] = {}) {
  const { url, state, cookie } = await begin()
  const facts = { ...(await factsFor(url, subject)), ...lie }
  return finish(await post(provider.answer(facts, signing), state), cookie)
}
const accountOf = async (token: string) =>
  (await office.client({ Authorization: token }).session.currentUser()).userInfo.userAccount
const causes = async () =>
  (await (await office.as('admin')).logs.list({ kind: 'faults' })).list.map(({ reason }) => reason).join('\n')

test('the product shows providers its entity ID and where answers are posted', async () => {
  const answer = await office.app.http.inject({ url: '/api/oauth/saml/demo/metadata' })
  expect(answer.headers['content-type']).toContain('samlmetadata+xml')
  expect(answer.body).toContain('entityID="https://office.example/api/oauth/saml/demo/metadata"')
  expect(answer.body).toContain(`Location="${acs}"`)
  expect((await office.app.http.inject({ url: '/api/oauth/saml/nowhere/metadata' })).json().code).toBe(404)
  expect(await (await office.as('admin')).settings.providerAddresses()).toMatchObject({ samlAnswer: acs })
})

test.each(['assertion', 'response', 'both'] as const)('Li signs in with a signed %s', async (signs) => {
  const { url } = await begin()
  expect(url.startsWith(`${entryPoint}?SAMLRequest=`)).toBe(true)

  const { token } = await signIn('li', {}, { signs })
  expect(await accountOf(token)).toBe('li')
})

test('an answer works once, and only in the browser that began', async () => {
  const mine = await begin()
  const other = await begin()
  const xml = provider.answer(await factsFor(mine.url, 'li'))
  const params = await post(xml, mine.state)
  expect((await finish(params, other.cookie)).refusal).toBe('waysIn.ssoBegunElsewhere')
  expect((await finish(params, '')).refusal).toBe('waysIn.ssoBegunElsewhere')
  await post(xml, mine.state)
  expect(await causes()).toContain('was answered already')

  expect((await finish(params, mine.cookie)).token).not.toBe('')
  expect((await finish(await post(xml, mine.state), mine.cookie)).refusal).toBe('waysIn.ssoBegunElsewhere')
})

test('of an answer that arrives twice at the same moment one counts', async () => {
  const mine = await begin()
  const xml = provider.answer(await factsFor(mine.url, 'li'))
  const [params] = await Promise.all([post(xml, mine.state), post(xml, mine.state)])
  const sessions = await Promise.all([finish(params, mine.cookie), finish(params, mine.cookie)])

  expect(sessions.filter(({ token }) => token !== '')).toHaveLength(1)
})

test('the answer to the request of somebody else opens nothing (login CSRF)', async () => {
  const attacker = await begin()
  const victim = await begin()
  const own = provider.answer(await factsFor(attacker.url, 'wang'))

  // With the state of the attacker the page of the victim has another cookie.
  expect((await finish(await post(own, attacker.state), victim.cookie)).refusal).toBe(
    'waysIn.ssoBegunElsewhere',
  )
  // With the state of the victim the answer is to another request.
  expect((await finish(await post(own, victim.state), victim.cookie)).refusal).toBe('waysIn.ssoRefused')
  expect(await causes()).toContain('The answer is to another request.')
  // An answer that was not asked for has no state at all.
  expect((await finish(await post(own, ''), victim.cookie)).refusal).toBe('waysIn.ssoBegunElsewhere')
})

const at = (minutesFromNow: number) => new Date(office.clock() + minutes(minutesFromNow)).toISOString()

test.each<readonly [string, () => Lie, string]>([
  ['another issuer', () => ({ issuer: 'https://elsewhere.example' }), 'is from https://elsewhere.example'],
  ['another audience', () => ({ audience: 'https://elsewhere.example' }), 'audience mismatch'],
  ['another recipient', () => ({ recipient: 'https://elsewhere.example/acs' }), 'for the recipient'],
  ['another destination', () => ({ destination: 'https://elsewhere.example/acs' }), 'The answer is for'],
  ['a time that is over', () => ({ notBefore: at(-10), notOnOrAfter: at(-1) }), 'was valid until'],
  ['a time that has not begun', () => ({ notBefore: at(2), notOnOrAfter: at(9) }), 'is not valid before'],
  ['a clock an hour ahead', () => ({ issuedAt: at(60), notOnOrAfter: at(70) }), 'from the future'],
  [
    'a name that changes',
    () => ({ nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }),
    'another one at each sign-in',
  ],
  ['a comment in the name', () => ({ nameId: 'li<!-- x -->.evil' }), 'a comment'],
  ['no time', () => ({ notOnOrAfter: 'tomorrow' }), 'not a valid date'],
])('%s is refused, with a sentence for the person and a cause in the log', async (_, lie, cause) => {
  expect((await signIn('li', lie())).refusal).toBe('waysIn.ssoRefused')
  expect(await causes()).toContain(cause)
})

test('clocks may differ by half a minute', async () => {
  const part = { notBefore: at(0.4), issuedAt: at(0.4), notOnOrAfter: at(5) }
  expect((await signIn('li', part)).token).not.toBe('')
})

test('only what the provider signed is believed', async () => {
  expect((await signIn('li', {}, { signs: 'none' })).refusal).toBe('waysIn.ssoRefused')
  expect((await signIn('li', {}, { key: stranger })).refusal).toBe('waysIn.ssoRefused')
  expect((await signIn('li', {}, { key: stranger, signs: 'both' })).refusal).toBe('waysIn.ssoRefused')
  const sha1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'
  expect((await signIn('li', {}, { algorithm: sha1 })).refusal).toBe('waysIn.ssoRefused')
  expect(await causes()).toContain('rsa-sha1 is not accepted')
})

/** The XML of an answer for Li, changed after it was signed. */
async function attempt(change: (xml: string) => string, signs: 'assertion' | 'response' = 'assertion') {
  const { url, state, cookie } = await begin()
  const xml = provider.answer(await factsFor(url, 'li'), { signs })
  const changed = change(xml)
  expect(changed).not.toBe(xml)
  return finish(await post(changed, state), cookie)
}
const assertionIn = (xml: string) => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
const signatureIn = (xml: string) => /<ds:Signature .*?<\/ds:Signature>/s.exec(xml)?.[0] ?? ''
const forged = (xml: string, id: string) =>
  assertionIn(xml).replace(signatureIn(xml), '').replace('_assertion', id).replaceAll('>li<', '>admin<')

const changes: readonly (readonly [string, (xml: string) => string, ('assertion' | 'response')?])[] = [
  ['another name', (xml) => xml.replaceAll('>li<', '>admin<')],
  ['another name in a signed answer', (xml) => xml.replaceAll('>li<', '>admin<'), 'response'],
  [
    'a forged assertion before',
    (xml) => xml.replace('<saml:Assertion', `${forged(xml, '_other')}<saml:Assertion`),
  ],
  [
    'a forged assertion behind',
    (xml) => xml.replace('</samlp:Response>', `${forged(xml, '_other')}</samlp:Response>`),
  ],
  [
    'a forged assertion with the same ID',
    (xml) => xml.replace('<saml:Assertion', `${forged(xml, '_assertion')}<saml:Assertion`),
  ],
  [
    'the signed assertion inside a forged one',
    (xml) =>
      xml.replace(
        assertionIn(xml),
        forged(xml, '_other').replace('</saml:Assertion>', `${assertionIn(xml)}</saml:Assertion>`),
      ),
  ],
  [
    'the signed assertion inside the signature of a forged one',
    (xml) => {
      const wrapped = signatureIn(xml).replace(
        '</ds:Signature>',
        `<ds:Object>${assertionIn(xml)}</ds:Object></ds:Signature>`,
      )
      return xml.replace(
        assertionIn(xml),
        forged(xml, '_other').replace('</saml:Issuer>', `</saml:Issuer>${wrapped}`),
      )
    },
  ],
  [
    'the signed answer inside a forged one',
    (xml) =>
      xml
        .replace(signatureIn(xml), '')
        .replace('_response', '_other')
        .replaceAll('>li<', '>admin<')
        .replace('</samlp:Response>', `<samlp:Extensions>${xml}</samlp:Extensions></samlp:Response>`),
    'response',
  ],
  [
    'the signature of another element',
    (xml) =>
      xml
        .replace(assertionIn(xml), forged(xml, '_other'))
        .replace('<samlp:Status>', `${signatureIn(xml)}<samlp:Status>`),
  ],
  ['a comment in the name', (xml) => xml.replace('>li</saml:NameID>', '>l<!-- -->i</saml:NameID>')],
  ['CDATA in the name', (xml) => xml.replace('>li</saml:NameID>', '><![CDATA[li]]></saml:NameID>')],
  ['a processing instruction', (xml) => xml.replace('>li</saml:NameID>', '>l<?x?>i</saml:NameID>')],
  [
    'an entity',
    (xml) => `<!DOCTYPE r [<!ENTITY a "li">]>${xml.replace('>li</saml:NameID>', '>&a;</saml:NameID>')}`,
  ],
  [
    'entities that grow',
    (xml) =>
      `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>${xml.replace('>li<', '>&c;<')}`,
  ],
  [
    'an entity from elsewhere',
    (xml) => `<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]>${xml.replace('>li<', '>&a;<')}`,
  ],
  ['an unknown entity', (xml) => xml.replace('>li<', '>&nothing;<')],
  ['elements without an end', (xml) => '<a>'.repeat(5000) + xml],
  ['no XML at all', () => 'li, trust me'],
  ['nothing', () => ' '],
]
const changed = changes.map(([what, change, signs = 'assertion']) => [what, change, signs] as const)
test.each(changed)('%s is refused', async (_, change, signs) => {
  const before = await causes()
  expect((await attempt(change, signs)).refusal).toBe('waysIn.ssoRefused')
  expect(await causes()).not.toBe(before)
})

test('why the provider let somebody not in is in the log', async () => {
  const failed = (xml: string) =>
    xml.replace(assertionIn(xml), '').replace('status:Success', 'status:Requester')
  expect((await attempt(failed)).refusal).toBe('waysIn.ssoRefused')
  expect(await causes()).toContain('status:Requester')
})

test('each company has a way in of its own', async () => {
  const otherAcs = '/api/oauth/saml/other/acs'
  const other = {
    isOn: true,
    name: 'Other',
    metadata: provider.metadata,
    accountAttribute: 'uid',
    findBy: 'account',
  }
  await save(other, office.other)
  const here = await begin()
  const there = await begin('other')
  expect((await provider.factsFor(there.url, 'li', office.clock())).audience).toContain('/saml/other/')
  const xml = provider.answer(await factsFor(here.url, 'li'))

  expect((await finish(await post(xml, there.state, otherAcs), there.cookie)).refusal).toBe(
    'waysIn.ssoRefused',
  )
  await post(xml, here.state, otherAcs)
  expect((await finish(`state=${here.state}`, here.cookie)).refusal).toBe('waysIn.ssoRefused')
})

test('only that one address takes what other origins post', async () => {
  const answer = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login/socials',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://provider.example' },
    payload: 'params=x',
  })
  expect(answer.json().data.refusal).toBe('request.foreignOrigin')
})

test('Chen binds a name to herself, signs in with it, and unbinds it', async () => {
  await save({ findBy: 'binding' })
  const { token } = await office.client().session.login({ account: 'chen', password })
  const { socials } = office.client({ Authorization: token })
  const { url } = await socials.beginBinding({ provider: 'saml' })
  const state = new URL(url).searchParams.get('RelayState') ?? ''
  const params = await post(provider.answer(await factsFor(url, 'c.chen')), state)
  const { socials: wang } = await office.as('wang')
  expect(await refusalOf(wang.bind({ params }))).toBe('waysIn.ssoBegunElsewhere')
  await socials.bind({ params })

  expect((await socials.list({})).list).toMatchObject([
    { provider: 'saml', name: '公司账号', boundAs: 'c.chen' },
  ])
  expect(await accountOf((await signIn('c.chen')).token)).toBe('chen')
  await socials.unbind({ provider: 'saml' })
  expect((await signIn('c.chen')).refusal).toBe('waysIn.ssoUnknown')
  await save({ findBy: 'account' })
})

test('somebody found by mail or by a chosen attribute', async () => {
  await (await office.as('admin')).organization.updateUser({
    id: office.company.people.wang,
    email: 'w.wang@signet.example',
  })
  await save({ findBy: 'email', subjectAttribute: 'urn:oid:0.9.2342.19200300.100.1.1' })
  const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
  const { token } = await signIn('w.wang', { nameId: '_of-this-time', nameIdFormat: transient })
  expect(await accountOf(token)).toBe('wang')
  await save({ findBy: 'account', subjectAttribute: '' })
})

test('a disabled person stays out', async () => {
  const admin = await office.as('admin')
  const { zhao } = office.company.people
  await admin.organization.updateUser({ id: zhao, enabledMark: 0 })
  expect((await signIn('zhao')).refusal).toBe('session.disabled')
  await admin.organization.updateUser({ id: zhao, enabledMark: 1 })
})

const ownMetadata = async () => (await office.app.http.inject({ url: '/api/oauth/saml/demo/metadata' })).body
type Encryption = Parameters<typeof provider.encrypted>[2]

/** Signs in with an encrypted answer, which a test may change before it is sent. */
async function signInEncrypted(
  by: Encryption,
  {
    signs = 'assertion',
    change = (xml) => xml,
    lie = {},
  }: Readonly<{
    signs?: 'assertion' | 'response' | 'none'
    change?: (xml: string) => string
    lie?: Lie
  }> = {},
) {
  const { url, state, cookie } = await begin()
  const facts = { ...(await factsFor(url, 'li')), ...lie }
  const xml = await provider.encrypted(provider.answer(facts, { signs }), await ownMetadata(), by)
  return finish(await post(change(xml), state), cookie)
}

const cipher = (name: string) => ({ cipher: name })
const aesNames = [
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
]
test.each(aesNames)('Li signs in with an assertion that is encrypted by %s', async (name) => {
  expect(await accountOf((await signInEncrypted(cipher(name))).token)).toBe('li')
})

test('the metadata offers a key that stays with later saves, is shown nowhere, and is new once it was removed', async () => {
  const before = await ownMetadata()
  expect(before).toContain('<KeyDescriptor use="encryption">')
  await save({ name: '公司账号 2' })
  expect(await ownMetadata()).toBe(before)
  const { settings } = await office.as('admin')
  const group = (await settings.list()).groups.find((one) => one.group === 'saml')
  expect(JSON.stringify(group)).not.toContain('PRIVATE KEY')
  const given = { group: 'saml' as const, value: group?.value ?? {}, version: group?.version ?? 0 }
  await settings.save({ ...given, secrets: { ownKey: 'of the attacker' } })
  expect(await ownMetadata()).toBe(before)
  await settings.save({ ...given, secrets: { ownKey: '' } })
  expect(await ownMetadata()).not.toBe(before)
  expect(await accountOf((await signInEncrypted(undefined)).token)).toBe('li')
})

test('an encrypted answer is believed no further than a plain one', async () => {
  const refused = async (...given: Parameters<typeof signInEncrypted>) =>
    expect((await signInEncrypted(...given)).refusal).toBe('waysIn.ssoRefused')
  await refused(undefined, { signs: 'none' })
  expect(await causes()).toContain('The message is not signed')
  await refused(undefined, { signs: 'response' })
  await refused(undefined, { lie: { audience: 'https://elsewhere.example' } })
  await refused(undefined, { lie: { notOnOrAfter: '2026-11-20T08:00:00.000Z' } })
  await refused(undefined, {
    change: (xml) => xml.replaceAll(/(<\w*:?EncryptedAssertion.*<\/\w*:?EncryptedAssertion>)/gs, '$1$1'),
  })
  expect(await causes()).toContain('more than one assertion')
  await refused({ wrapping: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5' })
  expect(await causes()).toContain('rsa-1_5 is not accepted')
  await refused(cipher('http://www.w3.org/2001/04/xmlenc#tripledes-cbc'))
  expect(await causes()).toContain('tripledes-cbc is not accepted')
  await refused(undefined, {
    change: (xml) =>
      xml.replace(/(<\w*:?CipherValue>)(.)/, (_, tag, first) => `${tag}${first === 'A' ? 'B' : 'A'}`),
  })
})

test('an answer encrypted for another company cannot be read', async () => {
  const { url, state, cookie } = await begin()
  await save({ isOn: true, name: '别家', metadata: provider.metadata }, office.other)
  const theirs = (await office.app.http.inject({ url: '/api/oauth/saml/other/metadata' })).body
  const xml = await provider.encrypted(provider.answer(await factsFor(url, 'li')), theirs)
  expect((await finish(await post(xml, state), cookie)).refusal).toBe('waysIn.ssoRefused')
  expect(await causes()).toContain('encrypted for another key')
  await save({ isOn: false }, office.other)
})

test('settings that cannot work are not saved', async () => {
  const small = newSamlKey(1024).certificate
  const elsewhere = provider.metadata.replace(provider.entityId, 'https://elsewhere.example')
  expect(await problemsOf({ certificate: 'no certificate' })).toEqual({
    certificate: expect.stringContaining('cannot be read'),
  })
  expect(await problemsOf({ certificate: small })).toEqual({ certificate: expect.stringContaining('2048') })
  expect(await problemsOf({ entryPoint: 'javascript:alert(1)' })).toEqual({
    entryPoint: expect.stringContaining('https'),
  })
  expect(await problemsOf({ entryPoint: 'http://provider.example/sso' })).toEqual({
    entryPoint: expect.stringContaining('https'),
  })
  expect(await problemsOf({ certificate: '', issuer: '' })).toEqual({
    certificate: expect.anything(),
    issuer: expect.anything(),
  })
  expect(await problemsOf({ metadata: '<html/>', issuer: '' })).toEqual({
    metadata: expect.stringContaining('names no provider'),
  })
  expect(await problemsOf({ metadata: `<!DOCTYPE x>${provider.metadata}` })).toEqual({
    metadata: expect.stringContaining('document type'),
  })
  expect(await problemsOf({ metadata: elsewhere })).toEqual({
    metadata: expect.stringContaining('does not name'),
  })
  expect(await problemsOf({ metadataUrl: 'http://127.0.0.1:1/metadata' })).toEqual({
    metadataUrl: expect.anything(),
  })
  expect(await accountOf((await signIn('li')).token)).toBe('li')
})

test('metadata at an address is read at each sign-in, so that a new certificate needs no change here', async () => {
  let metadata = provider.metadata
  const page = await openAnsweringServer((_request, response) => {
    response.end(metadata)
  })
  await save({ metadataUrl: page.url, issuer: '', entryPoint: '', certificate: '' })
  expect(await accountOf((await signIn('li')).token)).toBe('li')
  metadata = samlProvider({ entryPoint, key: stranger }).metadata
  expect((await signIn('li')).refusal).toBe('waysIn.ssoRefused')
  expect(await accountOf((await signIn('li', {}, { key: stranger })).token)).toBe('li')
  metadata = metadata.replace('<EntityDescriptor ', '<EntityDescriptor validUntil="2026-01-01T00:00:00Z" ')
  expect((await begin()).refusal).toBe('waysIn.providerAway')
  await page.close()
  expect((await begin()).refusal).toBe('waysIn.providerAway')

  await save({ metadataUrl: '', metadata: provider.metadata })
  expect(await accountOf((await signIn('li')).token)).toBe('li')
})

test('switched off there is no way in', async () => {
  const mine = await begin()
  const xml = provider.answer(await factsFor(mine.url, 'li'))
  await save({ isOn: false })
  expect((await finish(await post(xml, mine.state), mine.cookie)).refusal).toBe('waysIn.ssoOff')
  expect((await begin()).refusal).toBe('waysIn.ssoOff')
  await save({ isOn: true })
})
