import { settingGroups } from '@signet/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type MailServer,
  minutes,
  type Office,
  openAnsweringServer,
  openMailServer,
  openOffice,
  password,
  refusalOf,
} from '../../../../test/index.ts'

let office: Office
let smtp: MailServer
beforeAll(async () => {
  smtp = await openMailServer()
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: ['127.0.0.1'] },
  })
})
beforeEach(() => {
  smtp.heard.length = 0
})
afterAll(async () => {
  await office.close()
  await smtp.close()
})

type Group = keyof typeof settingGroups

const stored = async (group: Group, of: Pick<Office, 'as'> | Office['other'] = office) => {
  const { groups } = await (await of.as('admin')).settings.list()
  const found = groups.find((one) => one.group === group)
  if (!found) throw new Error(group)
  return found
}
const save = async (
  group: Group,
  part: Record<string, unknown>,
  secrets: Record<string, string> = {},
): Promise<number> => {
  const { value, version } = await stored(group)
  const { settings } = await office.as('admin')
  const given = { ...value, ...part } as typeof value
  return (await settings.save({ group, value: given, secrets, version })).version
}
/** The problems that a change was refused for, by field. */
const problemsOf = async (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'saved',
    ({ problems }: { problems?: readonly { path: string; code: string; message: string }[] }) =>
      Object.fromEntries((problems ?? []).map(({ path, code }) => [path, code])),
  )

test('a new company has the defaults, and its own changes leave another company alone', async () => {
  expect(
    Object.fromEntries(
      (await (await office.as('admin')).settings.list()).groups.map((one) => [one.group, one.value]),
    ),
  ).toEqual(
    Object.fromEntries(Object.entries(settingGroups).map(([group, schema]) => [group, schema.parse({})])),
  )
  await save('identity', {
    systemName: '云杉办公',
    companyName: '云杉科技',
    copyright: '© 云杉',
    accent: '#b3261e',
  })

  const user = await (await office.as('li')).session.currentUser()
  expect(user.sysConfigInfo).toMatchObject({ sysName: '云杉办公', copyright: '© 云杉', sysTheme: '#b3261e' })
  const anyone = await office.client().session.loginConfig()
  expect(anyone.identity).toMatchObject({ sysName: '云杉办公', companyName: '云杉科技', logoIcon: '' })
  const others = await (await office.other.as('admin')).session.currentUser()
  expect(others.sysConfigInfo).toMatchObject({ sysName: 'Signet', copyright: '' })
  expect((await stored('identity', office.other)).version).toBe(0)
})

const png = `data:image/png;base64,${Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(20)]).toString('base64')}`

test('the logo is shown before anybody signs in, at an address that changes with it', async () => {
  await save('identity', { logo: png })
  const { logoIcon } = (await office.client().session.loginConfig()).identity
  const sent = await office.app.http.inject({ url: logoIcon })
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/png'])
  expect(`data:image/png;base64,${sent.rawPayload.toString('base64')}`).toBe(png)

  await save('identity', { logo: '' })
  expect((await office.client().session.loginConfig()).identity.logoIcon).toBe('')
  expect((await office.app.http.inject({ url: logoIcon })).json().code).toBe(404)
})

test.each([
  [
    'a picture that is a page',
    'identity',
    { logo: `data:image/png;base64,${Buffer.from('<script>').toString('base64')}` },
    { logo: 'settings.pictureWrong' },
  ],
  [
    'a picture from elsewhere',
    'identity',
    { logo: 'https://evil.example/a.png' },
    { logo: 'settings.wrong' },
  ],
  ['a pale accent', 'identity', { accent: '#ffe08a' }, { accent: 'settings.accentTooPale' }],
  ['no name', 'identity', { systemName: ' ' }, { systemName: 'settings.wrong' }],
  ['a field that does not exist', 'identity', { extra: 1 }, { extra: 'settings.wrong' }],
  ['too short an idle time', 'sessions', { idleWebMinutes: 1 }, { idleWebMinutes: 'settings.tooSmall' }],
  [
    'an idle time beyond the life',
    'sessions',
    { absoluteDays: 7 },
    { idleAppDays: 'settings.longerThanLife' },
  ],
  [
    'a notice before the password is set',
    'passwords',
    { maxAgeDays: 5, noticeDays: 5 },
    { noticeDays: 'settings.noticeTooEarly' },
  ],
  ['a word as network', 'signIn', { allowedNetworks: ['office'] }, { allowedNetworks: 'settings.noNetwork' }],
  [
    'networks without the own',
    'signIn',
    { allowedNetworks: ['203.0.113.0/24'] },
    { allowedNetworks: 'settings.locksYouOut' },
  ],
  [
    'mail without a server',
    'mail',
    { isOn: true },
    { host: 'settings.missing', fromAddress: 'settings.missing' },
  ],
] as const)('%s is refused at its field and not saved', async (_what, group, part, problems) => {
  const before = await stored(group)
  expect(await problemsOf(save(group, part))).toEqual(problems)
  expect(await stored(group)).toEqual(before)
})

test('the second of two administrators is refused, and overwrites nothing', async () => {
  const { value, version } = await stored('retention')
  const { settings } = await office.as('admin')
  await settings.save({ group: 'retention', value: { ...value, logDays: 90 }, version })
  const late = settings.save({ group: 'retention', value: { ...value, noticeDays: 30 }, version })

  expect(await refusalOf(late)).toBe('settings.changedMeanwhile')
  expect((await stored('retention')).value).toMatchObject({ logDays: 90, noticeDays: 0 })
})

test('a change can be undone, and leaves later changes of other fields', async () => {
  await save('sessions', { idleWebMinutes: 30 })
  const version = await save('sessions', { singleLogin: true })
  const { settings } = await office.as('admin')
  const [latest, first] = (await settings.changes({ group: 'sessions' })).list
  expect(first?.fields).toEqual([{ field: 'idleWebMinutes', before: 120, after: 30 }])
  expect(first?.by.id).toBe(office.company.people.admin)
  await settings.undo({ id: first?.id ?? '', version })

  expect((await stored('sessions')).value).toMatchObject({ idleWebMinutes: 120, singleLogin: true })
  expect((await settings.changes({ group: 'sessions' })).list[0]).toMatchObject({ isUndo: true })
  expect(await refusalOf(settings.undo({ id: latest?.id ?? '', version }))).toBe('settings.changedMeanwhile')
  expect(await refusalOf(settings.undo({ id: 'none', version }))).toBe('settings.changeNotFound')
  await save('sessions', settingGroups.sessions.parse({}))
})

test('saving what is there changes nothing', async () => {
  const { version } = await stored('retention')
  expect(await save('retention', {})).toBe(version)
})

const signIn = async (account: 'li' | 'wang', headers = {}) =>
  (await office.client({ 'App-Origin': 'pc', ...headers }).session.login({ account, password })).token
const calls = (token: string) => refusalOf(office.client({ Authorization: token }).session.currentUser())

test('the idle time of a company counts for sessions that are open already', async () => {
  const token = await signIn('li')
  await save('sessions', { idleWebMinutes: 10 })
  office.clock.pass(minutes(9))
  expect(await calls(token)).toBe('not refused')
  office.clock.pass(minutes(11))
  expect(await calls(token)).toBe('session.expired')
  await save('sessions', { idleWebMinutes: 120 })
})

test('with one session per device, a later sign-in ends the earlier one of its class only', async () => {
  await save('sessions', { singleLogin: true })
  const phone = await signIn('li', { 'App-Origin': 'app' })
  const first = await signIn('li')
  const second = await signIn('li')

  expect(await calls(first)).toBe('session.replaced')
  expect([await calls(second), await calls(phone)]).toEqual(['not refused', 'not refused'])
  await save('sessions', { singleLogin: false })
})

test('a company decides how many wrong passwords lock, and for how long', async () => {
  await save('signIn', { failures: 3, lockMinutes: 60 })
  const { session } = office.client()
  const attempt = (given: string) => refusalOf(session.login({ account: 'wang', password: given }))
  for (let turn = 0; turn < 3; turn += 1) expect(await attempt('guess')).toBe('session.wrongPassword')

  expect(await attempt(password)).toBe('session.locked')
  office.clock.pass(minutes(59))
  expect(await attempt(password)).toBe('session.locked')
  office.clock.pass(minutes(2))
  expect(await attempt(password)).toBe('not refused')
  await save('signIn', { failures: 5, lockMinutes: 15 })
})

test('people sign in from the allowed networks only', async () => {
  await save('signIn', { allowedNetworks: ['127.0.0.1', '10.1.0.0/16'] })
  const attempt = async (remoteAddress: string) => {
    const answer = await office.app.http.inject({
      method: 'POST',
      url: '/api/oauth/Login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ account: 'li', password }).toString(),
      remoteAddress,
    })
    return answer.json().data.refusal ?? 'signed in'
  }
  expect([await attempt('10.1.7.7'), await attempt('::ffff:10.1.7.7'), await attempt('10.2.0.1')]).toEqual([
    'signed in',
    'signed in',
    'session.networkRefused',
  ])
  await save('signIn', { allowedNetworks: [] })
})

const account = () => ({
  isOn: true,
  host: '127.0.0.1',
  port: smtp.port,
  security: 'none' as const,
  account: 'office',
  fromAddress: 'office@signet.example',
  fromName: '云杉办公',
})

test('a mail account is tried when it is saved, and its password is sealed and never read again', async () => {
  expect(await problemsOf(save('mail', account(), { password: 'wrong' }))).toEqual({
    account: 'settings.mailLoginRefused',
  })
  expect(await problemsOf(save('mail', { ...account(), port: 1 }, { password: 'right' }))).toEqual({
    host: 'settings.mailUnreachable',
  })
  expect(
    await problemsOf(save('mail', { ...account(), security: 'startTls' }, { password: 'right' })),
  ).toEqual({
    security: 'settings.mailNoTls',
  })
  expect(await problemsOf(save('mail', { ...account(), host: '10.0.0.1' }, { password: 'right' }))).toEqual({
    host: 'outside.innerAddress',
  })
  await save('mail', account(), { password: 'right' })

  const found = await stored('mail')
  expect([found.secrets, JSON.stringify(found)]).toEqual([['password'], expect.not.stringContaining('right')])
  const row = await office.db
    .tenant('demo')
    .selectFrom('setting')
    .where('name', '=', 'mail')
    .selectAll()
    .executeTakeFirst()
  expect(JSON.stringify(row)).toMatch(/"password":\s*"v1\./)
  const { list } = await (await office.as('admin')).settings.changes({ group: 'mail' })
  expect(list[0]?.secrets).toEqual(['password'])
  expect(JSON.stringify(list)).not.toContain('right')
})

test('a test mail is sent with the account on screen and the saved password', async () => {
  const { settings } = await office.as('admin', { 'Accept-Language': 'en-US' })
  await settings.testMail({ to: 'li@signet.example', value: account() })

  expect(smtp.heard).toMatchObject([{ from: 'office@signet.example', to: ['li@signet.example'] }])
  expect(smtp.heard[0]?.text).toContain('can send mail')
  expect(await problemsOf(settings.testMail({ to: 'li@gone.example', value: account() }))).toEqual({
    to: 'settings.mailAddressRefused',
  })
  expect(
    await problemsOf(
      settings.testMail({ to: 'li@signet.example', value: account(), secrets: { password: 'x' } }),
    ),
  ).toEqual({ account: 'settings.mailLoginRefused' })
})

test('a test message is sent with the account on screen, and the provider’s own words are shown', async () => {
  const answers = [
    { Code: 'OK', Message: 'OK' },
    { Code: 'isv.SMS_SIGNATURE_ILLEGAL', Message: 'no such sign' },
  ]
  const provider = await openAnsweringServer((_heard, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers.shift()))
  })
  const { settings, waysIn } = await office.as('admin', { 'Accept-Language': 'en-US' })
  const value = {
    ...{ provider: 'aliyun', accessKeyId: 'key', signName: '云杉', templateCode: 'SMS_1' },
    endpoint: `${provider.url}/`,
  }
  const sent = { to: '138 0000 0001', value, secrets: { accessKeySecret: 'secret' } }
  await settings.testSms(sent)
  expect(provider.heard[0]?.path).toContain('PhoneNumbers=13800000001')
  expect(await problemsOf(settings.testSms(sent))).toEqual({ to: 'settings.smsRefused' })
  await provider.close()
  expect(await problemsOf(settings.testSms(sent))).toEqual({ endpoint: 'outside.unreachable' })
  expect(await problemsOf(settings.testSms({ ...sent, secrets: {} }))).toEqual({
    accessKeySecret: 'settings.missing',
  })

  await settings.testSms({ ...sent, value: { provider: 'outbox' } })
  expect((await waysIn.smsOutbox({})).list[0]).toMatchObject({
    phone: '138 0000 0001',
    body: expect.stringContaining('can send text messages'),
  })
})

test('a member neither reads nor writes settings', async () => {
  const { settings } = await office.as('zhao')
  expect(await refusalOf(settings.list())).toBe('session.administratorsOnly')
  expect(await refusalOf(settings.save({ group: 'mail', value: {}, version: 0 }))).toBe(
    'session.administratorsOnly',
  )
})
