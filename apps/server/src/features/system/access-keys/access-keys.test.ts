import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { days, hours, minutes, type Office, openOffice, password, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ unlimited: false, trustProxy: 1 })
})
afterAll(() => office.close())
beforeEach(async () => {
  office.clock.pass(minutes(1))
  await (await office.as('admin')).session.confirm({ password })
})

type Created = Parameters<Awaited<ReturnType<Office['as']>>['accessKeys']['create']>[0]

async function create(part: Partial<Created> = {}) {
  const { people } = office.company
  const { accessKeys } = await office.as('admin')
  return accessKeys.create({
    name: '仓库系统',
    ownerId: people.admin,
    personId: people.li,
    scopes: ['records.read', 'approvals.write'],
    ...part,
  })
}

const by = (secret: string, headers = {}) => office.client({ Authorization: `Bearer ${secret}`, ...headers })
const callsOf = async (id: string) => (await (await office.as('admin')).accessKeys.calls({ id })).list

test('a program calls in the name of a person, and each use is written down', async () => {
  const { id, secret } = await create()
  expect(secret).toMatch(/^signet_key_[\w-]{43}$/)
  const client = by(secret)
  expect(await client.records.models()).toEqual(await (await office.as('li')).records.models())
  expect(await refusalOf(client.approvals.agree({ taskId: 'none' }))).toBe('flow.taskNotYours')

  expect(await callsOf(id)).toMatchObject(
    [
      { what: 'POST /api/workflow/operator/:taskId/agree', reason: expect.stringMatching(/./), count: 1 },
      { what: 'GET /api/visualdev/OnlineDev/models', reason: '', address: '127.0.0.1' },
    ].map((row) => ({ ...row, what: expect.stringContaining('/api/') })),
  )
  const { accessKeys, logs } = await office.as('admin')
  expect(await accessKeys.open({ id })).toMatchObject({
    state: 'active',
    usedAt: new Date(office.clock()).toISOString(),
    usedFrom: '127.0.0.1',
    ending: secret.slice(-4),
    person: { id: office.company.people.li },
  })
  const { list } = await logs.list({ kind: 'keys', personId: office.company.people.li })
  expect(list.slice(0, 2).map(({ target }) => target)).toEqual(['仓库系统', '仓库系统'])
})

test('of a secret nothing is kept that opens anything', async () => {
  const { secret } = await create()
  const rows = await office.db.platform.selectFrom('accessKey').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
  const other = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`
  expect(await refusalOf(by(other).records.models())).toBe('accessKeys.unknown')
})

test('a key ends: it expires, is revoked, or its person leaves', async () => {
  const { accessKeys, organization } = await office.as('admin')
  const expiring = await create({ expiresAt: new Date(office.clock() + hours(1)).toISOString() })
  office.clock.pass(hours(1))
  expect(await refusalOf(by(expiring.secret).records.models())).toBe('accessKeys.expired')
  expect(await callsOf(expiring.id)).toMatchObject([
    { reason: expect.stringMatching(/./), milliseconds: null },
  ])
  expect((await accessKeys.list({ state: 'expired' })).list.map(({ id }) => id)).toContain(expiring.id)

  await (await office.as('admin')).session.confirm({ password })
  const revoked = await create()
  await accessKeys.revoke({ id: revoked.id })
  expect(await refusalOf(by(revoked.secret).records.models())).toBe('accessKeys.unknown')
  expect(await callsOf(revoked.id)).toHaveLength(1)
  expect(await refusalOf(accessKeys.revoke({ id: revoked.id }))).toBe('accessKeys.notFound')
  expect(await refusalOf(accessKeys.rotate({ id: revoked.id }))).toBe('accessKeys.revoked')

  const left = await create({ personId: null, name: '离线终端', scopes: ['session.read'] })
  const { person } = await accessKeys.open({ id: left.id })
  expect((await by(left.secret).session.currentUser()).userInfo).toMatchObject({ userName: '离线终端' })
  await organization.updateUser({ id: person.id, enabledMark: 0 })
  expect(await refusalOf(by(left.secret).session.currentUser())).toBe('accessKeys.personInactive')
})

test('a technical person has no rights of its own, and no password that somebody knows', async () => {
  const { id, secret } = await create({ personId: null, name: '考勤机' })
  const { person } = await (await office.as('admin')).accessKeys.open({ id })
  const row = await office.db
    .tenant('demo')
    .selectFrom('person')
    .where('id', '=', person.id)
    .select(['account', 'isAdministrator', 'mobilePhone', 'email'])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    account: expect.stringMatching(/^key-/),
    isAdministrator: false,
    mobilePhone: '',
    email: '',
  })
  expect(await refusalOf(office.client().session.login({ account: row.account, password }))).toBe(
    'session.wrongPassword',
  )
  expect((await by(secret).approvals.list({ list: 'toDo' })).list).toEqual([])
})

test('a key opens only from its networks', async () => {
  const { id, secret } = await create({ networks: ['198.51.100.0/24', '2001:db8::/32'] })
  expect(await refusalOf(by(secret).records.models())).toBe('accessKeys.wrongAddress')
  expect(await refusalOf(by(secret, { 'X-Forwarded-For': '198.51.101.7' }).records.models())).toBe(
    'accessKeys.wrongAddress',
  )
  await by(secret, { 'X-Forwarded-For': '198.51.100.7' }).records.models()
  await by(secret, { 'X-Forwarded-For': '2001:db8::5' }).records.models()
  expect((await callsOf(id)).map(({ address, reason }) => [address, reason === ''])).toEqual(
    expect.arrayContaining([
      ['127.0.0.1', false],
      ['198.51.101.7', false],
      ['198.51.100.7', true],
      ['2001:db8::5', true],
    ]),
  )
  expect(await refusalOf(create({ networks: ['198.51.100.0/33'] }))).toBe('accessKeys.wrongNetwork')
})

test('calls beyond the limit of a minute are refused, and share a row', async () => {
  const { id, secret } = await create({ perMinute: 2 })
  const client = by(secret)
  await client.records.models()
  await client.records.models()
  for (let turn = 0; turn < 3; turn += 1)
    expect(await refusalOf(client.records.models())).toBe('request.tooMany')
  const rows = await callsOf(id)
  expect(rows.map(({ count }) => count).toSorted()).toEqual([1, 1, 3])

  office.clock.pass(minutes(1))
  await client.records.models()
})

test('outside its scopes a key opens nothing, and nothing for administrators without that scope', async () => {
  const { id, secret } = await create()
  const client = by(secret)
  expect(await refusalOf(client.documents.list({ shelf: 'mine' }))).toBe('accessKeys.outsideScope')
  expect(await refusalOf(client.records.create({ modelId: 'x', values: {} }))).toBe('accessKeys.outsideScope')
  expect(await callsOf(id)).toHaveLength(2)

  const personId = office.company.people.admin
  const plain = await create({ personId, scopes: ['people.read', 'session.read', 'approvals.read'] })
  expect(await refusalOf(by(plain.secret).people.list({}))).toBe('accessKeys.outsideScope')
  expect((await by(plain.secret).session.currentUser()).userInfo.isAdministrator).toBe(false)
  const full = await create({ personId, scopes: ['people.read', 'administration'] })
  expect((await by(full.secret).people.list({})).list.length).toBeGreaterThan(0)
  const member = await create({ scopes: ['people.read', 'administration'] })
  expect(await refusalOf(by(member.secret).people.list({}))).toBe('session.administratorsOnly')
})

test('no key signs in, opens a socket, changes a password, makes keys or confirms who calls', async () => {
  const scopes = ['accessKeys.write', 'session.write', 'account.write', 'people.write,administration']
  for (const scope of scopes)
    expect(await refusalOf(create({ scopes: [scope] }))).toBe('accessKeys.wrongScope')

  const all = (await (await office.as('admin')).accessKeys.scopes()).list.map(({ area }) => area)
  const { secret } = await create({
    personId: office.company.people.admin,
    scopes: ['administration', ...all.flatMap((area) => (area === 'session' ? ['session.read'] : []))],
  })
  const client = by(secret)
  const refused = [
    () => client.session.socketTicket(),
    () => client.session.confirm({ password }),
    () => client.session.logout(),
    () => client.account.changePassword({ oldPassword: password, password: 'orchids need shade' }),
    () => client.account.enrolSecondFactor(),
    () => client.accessKeys.createMine({ name: 'x', scopes: ['records.read'], days: 1 }),
    () => client.accessKeys.mine(),
    () => client.people.resetPassword({ id: office.company.people.li }),
    () => client.organization.createUser({ account: 'x', realName: 'x' }),
    () => client.scanLogin.confirm({ ticket: 'x' }),
  ]
  for (const call of refused) expect(await refusalOf(call())).toBe('accessKeys.outsideScope')
})

test('a page of another origin gains nothing by a key', async () => {
  const { secret } = await create({ scopes: ['approvals.write'] })
  const answer = await office.app.http.inject({
    method: 'POST',
    url: '/api/workflow/operator/x/agree',
    headers: { authorization: `Bearer ${secret}`, origin: 'https://elsewhere.example' },
    payload: {},
  })
  expect(answer.json().data.refusal).toBe('request.foreignOrigin')
})

test('a rotated key has a new secret; the old one goes at once, or after some hours', async () => {
  const { accessKeys } = await office.as('admin')
  const { id, secret } = await create()
  const second = await accessKeys.rotate({ id, formerHours: 24 })
  await by(secret).records.models()
  await by(second.secret).records.models()
  office.clock.pass(hours(24))
  expect(await refusalOf(by(secret).records.models())).toBe('accessKeys.expired')

  await (await office.as('admin')).session.confirm({ password })
  const third = await accessKeys.rotate({ id })
  expect(await refusalOf(by(second.secret).records.models())).toBe('accessKeys.unknown')
  await by(third.secret).records.models()
})

test('keys of one company open and show nothing of another', async () => {
  const { id } = await create()
  const { accessKeys } = await office.other.as('admin')
  expect((await accessKeys.list({})).list).toEqual([])
  const { open, calls, revoke } = accessKeys
  for (const call of [open, calls, revoke]) expect(await refusalOf(call({ id }))).toBe('accessKeys.notFound')
})

test('a person makes a token for themselves after proving who they are, and takes it back', async () => {
  const li = await office.as('li')
  office.clock.pass(minutes(11))
  const wanted = { name: '我的脚本', scopes: ['records.read'], days: 30 }
  expect(await refusalOf(li.accessKeys.createMine(wanted))).toBe('session.confirmFirst')
  await li.session.confirm({ password })
  const { id, secret } = await li.accessKeys.createMine(wanted)
  expect(secret).toMatch(/^signet_pat_/)
  await by(secret).records.models()
  expect((await li.accessKeys.mine()).list.find((one) => one.id === id)).toMatchObject({
    kind: 'personal',
    name: '我的脚本',
    expiresAt: new Date(office.clock() + days(30)).toISOString(),
  })
  expect(await refusalOf((await office.as('wang')).accessKeys.removeMine({ id }))).toBe('accessKeys.notFound')
  await li.accessKeys.removeMine({ id })
  expect(await refusalOf(by(secret).records.models())).toBe('accessKeys.unknown')
})

test('a person sees which programs call in their name, and may stop them', async () => {
  const { id, secret } = await create()
  const { accessKeys } = await office.as('li')
  expect((await accessKeys.mine()).list.map((one) => one.id)).toContain(id)
  await accessKeys.removeMine({ id })
  expect(await refusalOf(by(secret).records.models())).toBe('accessKeys.unknown')
})

test('a program uploads files with that scope only', async () => {
  const { secret } = await create({ scopes: ['files.write'] })
  const begin = (key: string) =>
    office.app.http.inject({
      method: 'POST',
      url: '/api/file/Uploader/annex',
      headers: {
        authorization: `Bearer ${key}`,
        'tus-resumable': '1.0.0',
        'upload-length': '3',
        'upload-metadata': `filename ${Buffer.from('a.txt').toString('base64')}`,
      },
    })
  expect((await begin(secret)).statusCode).toBe(201)
  const other = await create({ scopes: ['files.read'] })
  expect((await begin(other.secret)).statusCode).toBe(403)
})
