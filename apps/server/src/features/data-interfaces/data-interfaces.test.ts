import type { contract, RequestInput } from '@signet/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type Account,
  type AnsweringServer,
  days,
  type Office,
  openAnsweringServer,
  openOffice,
  refusalOf,
} from '../../../test/index.ts'
import { recurringJobs as jobs } from '../background/recurring-jobs.ts'
import { interfaceRows } from './index.ts'

let office: Office
let partner: AnsweringServer
beforeAll(async () => {
  partner = await openAnsweringServer(({ path, body, headers }, response) => {
    const answer = path.startsWith('/silent')
      ? undefined
      : { data: { list: [{ id: '1', path, body, key: headers['x-key'] }] } }
    if (path.startsWith('/down'))
      return response.writeHead(isDown ? 503 : 200, json).end(JSON.stringify(answer))
    if (answer) response.writeHead(200, json).end(JSON.stringify(answer))
    return undefined
  })
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(9),
    outside: { innerHosts: [`127.0.0.1:${partner.port}`] },
  })
})
afterEach(() => partner.heard.splice(0))
afterAll(async () => {
  await partner.close()
  await office.close()
})

let isDown = false
const json = { 'content-type': 'application/json' }
type Settings = RequestInput<typeof contract.dataInterfaces.create>
const goods = [
  { id: 'pen', name: '签字笔', price: 2.5, cost: 1 },
  { id: 'paper', name: '打印纸', price: 25, cost: 18 },
  { id: 'ink', name: '墨水 Ink', price: 99, cost: 60 },
]
const statically: Settings['source'] = { kind: 'static', rows: goods }
const http = (url: string, more: object = {}): Settings['source'] => ({
  kind: 'http',
  url: partner.url + url,
  listPath: 'data.list',
  ...more,
})

let made = 0
async function create(source: Settings['source'], more: Partial<Settings> = {}) {
  made += 1
  const { dataInterfaces } = await office.as('admin')
  const enCode = `interface${made}`
  const { id } = await dataInterfaces.create({
    fullName: '接口',
    enCode,
    source,
    audience: { kind: 'members' },
    ...more,
  })
  return { id, enCode }
}
const as = async (account: Account) => (await office.as(account)).dataInterfaces
const given = (values: Readonly<Record<string, string | number | boolean>>) =>
  Object.entries(values).map(([field, defaultValue]) => ({ field, defaultValue }))
const callsOf = async (id: string) => (await (await as('admin')).calls({ id })).list

test('Li finds goods by keyword, by page, and by chosen value', async () => {
  const { enCode: id } = await create(statically)
  const { rows, rowsByIds, preview } = await as('li')

  expect(await rows({ id, pageSize: 2, currentPage: 2 })).toMatchObject({
    list: [{ id: 'ink' }],
    pagination: { currentPage: 2, pageSize: 2, total: 3 },
    dataProcessing: '',
  })
  expect((await rows({ id, keyword: 'INK' })).list).toEqual([goods[2]])
  expect((await rows({ id, keyword: '25', columnOptions: 'id,name' })).list).toEqual([])
  expect(await rowsByIds({ id, ids: ['ink', 'gone', 'pen', 'ink'] })).toEqual([
    goods[2],
    {},
    goods[0],
    goods[2],
  ])
  expect(await rowsByIds({ id, ids: ['25'], propsValue: 'price' })).toEqual([goods[1]])
  expect(await preview({ id })).toEqual(goods)
})

test('a hidden column is not returned and cannot be searched', async () => {
  const { id } = await create(statically, { columns: [{ name: 'id' }, { name: 'name' }] })
  const { rows, rowsByIds, preview } = await as('li')

  expect(JSON.stringify(await preview({ id }))).not.toContain('cost')
  expect((await rows({ id, keyword: '60' })).list).toEqual([])
  expect(await refusalOf(rows({ id, keyword: '60', columnOptions: 'cost' }))).toBe(
    'dataInterfaces.columnUnknown',
  )
  expect(await refusalOf(rowsByIds({ id, ids: ['60'], propsValue: 'cost' }))).toBe(
    'dataInterfaces.columnUnknown',
  )
})

test('only administrators may call an interface, unless its audience includes the member', async () => {
  const { id: secret } = await create(statically, { audience: { kind: 'administrators' } })
  const roleIds = [office.company.roles.cashier]
  const { id: cashiers } = await create(statically, { audience: { kind: 'roles', roleIds } })

  expect(await refusalOf((await as('li')).preview({ id: secret }))).toBe('dataInterfaces.notAllowed')
  expect(await (await as('admin')).preview({ id: secret })).toHaveLength(3)
  expect(await refusalOf((await as('li')).rows({ id: cashiers }))).toBe('dataInterfaces.notAllowed')
  expect(await (await as('chen')).preview({ id: cashiers })).toHaveLength(3)
  expect(await callsOf(secret)).toMatchObject([
    { caller: '管理员', outcome: 'answered', rows: 3 },
    { caller: '李伟', outcome: 'refused', rows: 0, reason: '您没有权限使用数据接口“接口”' },
  ])
})

test('a form calls interfaces for the person who fills it in, and only in its own tenant', async () => {
  const { id, enCode } = await create(statically, { audience: { kind: 'administrators' } })
  const query = {
    personId: office.company.people.li,
    now: new Date(office.clock()).toISOString(),
    id: enCode,
  }
  const { server } = office.app
  const demo = await interfaceRows(server, office.db.tenant('demo'), {
    ...query,
    tenant: 'demo',
    ids: { column: 'id', values: ['pen'] },
  })

  expect(demo).toEqual({ rows: [goods[0]], total: 1 })
  expect(await callsOf(id)).toMatchObject([{ caller: '李伟', outcome: 'answered', rows: 1 }])
  await expect(
    interfaceRows(server, office.db.tenant('other'), { ...query, tenant: 'other' }),
  ).rejects.toMatchObject({ code: 'dataInterfaces.notFound' })
  const other = (await office.other.as('admin')).dataInterfaces
  const attempts = [other.preview({ id }), other.open({ id }), other.remove({ id }), other.calls({ id })]
  expect(new Set(await Promise.all(attempts.map(refusalOf)))).toEqual(new Set(['dataInterfaces.notFound']))
})

test('another server gets values encoded in the address and typed in the body', async () => {
  const parameters = [
    { name: 'city' },
    { name: 'least', type: 'number' },
    { name: 'open', type: 'boolean' },
  ] as const
  const source = http('/{city}/rows?city={city}', {
    method: 'POST',
    body: '{"city":"{city}","least":"{least}","open":"{open}","words":"in {city}!"}',
  })
  const { id } = await create(source, { parameters: [...parameters] })
  const { preview } = await as('li')
  await preview({ id, paramList: given({ city: '杭州/"}&x=1', least: 12, open: true }) })

  expect(partner.heard[0]?.path).toBe(
    '/%E6%9D%AD%E5%B7%9E%2F%22%7D%26x%3D1/rows?city=%E6%9D%AD%E5%B7%9E%2F%22%7D%26x%3D1',
  )
  expect(JSON.parse(partner.heard[0]?.body ?? '')).toEqual({
    city: '杭州/"}&x=1',
    least: 12,
    open: true,
    words: 'in 杭州/"}&x=1!',
  })
  expect(await refusalOf(preview({ id, paramList: given({ city: '..' }) }))).toBe(
    'dataInterfaces.parameterInvalid',
  )
})

test.each([
  ['number', 'twelve'],
  ['number', '1; drop table person'],
  ['boolean', 'yes'],
  ['date', '2026-13-40'],
] as const)('a %s is not "%s"', async (type, value) => {
  const { id } = await create(http('/?x={x}'), { parameters: [{ name: 'x', type }] })

  expect(await refusalOf((await as('li')).preview({ id, paramList: given({ x: value }) }))).toBe(
    'dataInterfaces.parameterInvalid',
  )
  expect(partner.heard).toEqual([])
})

test('a missing required parameter is refused, an optional one takes its default', async () => {
  const parameters = [
    { name: 'city', label: '城市', required: true },
    { name: 'kind', default: 'all' },
  ]
  const { id } = await create(http('/?c={city}&k={kind}'), { parameters })
  const { preview } = await as('li')

  await expect(preview({ id })).rejects.toMatchObject({
    code: 'dataInterfaces.parameterMissing',
    params: { parameter: '城市' },
  })
  await preview({ id, paramList: given({ city: 'hz', unknown: 'x' }) })
  expect(partner.heard[0]?.path).toBe('/?c=hz&k=all')
})

test('caller, department and date come from the server, whatever the request says', async () => {
  const parameters = (['person', 'organization', 'position', 'today', 'now'] as const).map((source) => ({
    name: source,
    source,
  }))
  const { id } = await create(http('/?{person}&{organization}&{position}&{today}&{now}'), { parameters })
  await (await as('li')).preview({
    id,
    paramList: given({ person: office.company.people.director, today: '1999-01-01' }),
  })

  const { people, departments, posts } = office.company
  const now = new Date(office.clock()).toISOString()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(office.clock())
  expect(partner.heard[0]?.path).toBe(
    `/?${people.li}&${departments.research}&${posts.engineer}&${today}&${encodeURIComponent(now)}`,
  )
})

test('a secret header is sent, stored sealed, and never shown', async () => {
  const headers = [{ name: 'X-Key', value: 'hush-hush', isSecret: true }]
  const { id } = await create(http('/', { headers }))
  const { dataInterfaces } = await office.as('admin')
  const row = await office.db
    .tenant('demo')
    .selectFrom('dataInterface')
    .where('id', '=', id)
    .selectAll()
    .execute()

  expect(await dataInterfaces.preview({ id })).toMatchObject([{ key: 'hush-hush' }])
  expect(JSON.stringify(row)).not.toContain('hush')
  expect(JSON.stringify(await dataInterfaces.open({ id }))).not.toContain('hush')
})

test('a secret left empty stays stored, but is never sent to another server', async () => {
  const headers = [{ name: 'X-Key', value: 'hush-hush', isSecret: true }]
  const { id } = await create(http('/', { headers }))
  const { dataInterfaces } = await office.as('admin')
  const kept = [{ name: 'X-Key', isSecret: true }]
  await dataInterfaces.update({ id, fullName: '改名', source: http('/other', { headers: kept }) })
  expect(await dataInterfaces.preview({ id })).toMatchObject([{ key: 'hush-hush', path: '/other' }])

  const elsewhere = { kind: 'http' as const, url: 'https://evil.example.com/', headers: kept }
  expect(await refusalOf(dataInterfaces.update({ id, fullName: '改址', source: elsewhere }))).toBe(
    'dataInterfaces.secretAgain',
  )
  expect(await refusalOf(dataInterfaces.tryOut({ id, source: elsewhere }))).toBe('dataInterfaces.secretAgain')
  expect((await dataInterfaces.tryOut({ id, source: http('/try', { headers: kept }) })).rows).toMatchObject([
    { key: 'hush-hush' },
  ])
})

test('without an operator key no secret can be stored, and everything else works', async () => {
  const plain = await openOffice()
  const { dataInterfaces } = await plain.as('admin')
  const headers = [{ name: 'X-Key', value: 'hush', isSecret: true }]
  const settings = { fullName: '接口', enCode: 'one' }

  expect(await refusalOf(dataInterfaces.create({ ...settings, source: http('/', { headers }) }))).toBe(
    'secrets.noKey',
  )
  await dataInterfaces.create({ ...settings, source: http('/') })
  await plain.close()
})

test.each([
  ['http://127.0.0.1:9/', 'outside.innerAddress'],
  ['http://169.254.169.254/latest/meta-data/', 'outside.innerAddress'],
  ['http://[::1]/', 'outside.innerAddress'],
  ['http://[::ffff:10.0.0.1]/', 'outside.innerAddress'],
])('%s is not asked, and the attempt is on record', async (url, code) => {
  const { dataInterfaces } = await office.as('admin')
  const source = { kind: 'http' as const, url }
  expect(await refusalOf(dataInterfaces.tryOut({ source }))).toBe(code)

  const { id } = await create(source)
  expect(await refusalOf((await as('li')).preview({ id }))).toBe(code)
  const denied = await office.db
    .tenant('demo')
    .selectFrom('auditEvent')
    .selectAll()
    .orderBy('id', 'desc')
    .execute()
  expect(denied[0]).toMatchObject({ refusal: code, personId: office.company.people.li })
})

test.each([
  'ftp://example.com/',
  'http://{host}/',
  'http://user:pass@example.com/',
  'http://example.com{path}',
  'http://exa mple.com/',
  'javascript:alert(1)',
  '//example.com/',
])('%s is no address of another server', async (url) => {
  const { dataInterfaces } = await office.as('admin')
  const settings = { fullName: '接口', enCode: 'bad', parameters: [{ name: 'host' }, { name: 'path' }] }

  expect(await refusalOf(dataInterfaces.create({ ...settings, source: { kind: 'http', url } }))).toBe(
    'dataInterfaces.urlInvalid',
  )
})

test.each([
  ['/?{x}', {}, 'dataInterfaces.parameterUnknown'],
  ['/', { method: 'POST', body: '{' }, 'dataInterfaces.bodyInvalid'],
  ['/', { headers: [{ name: 'Host', value: 'x' }] }, 'request.invalid'],
  ['/', { headers: [{ name: 'X', value: 'a\r\nHost: b' }] }, 'request.invalid'],
  ['/', { listPath: '__proto__..' }, 'request.invalid'],
])('a question that could never be asked is not kept', async (url, more, code) => {
  const { dataInterfaces } = await office.as('admin')

  expect(
    await refusalOf(dataInterfaces.create({ fullName: '接口', enCode: 'never', source: http(url, more) })),
  ).toBe(code)
})

test.each(['', 'data', 'data.nothing', 'constructor', '__proto__', 'data.list.0'])(
  'at "%s" of the answer there is no list',
  async (listPath) => {
    const { id } = await create(http('/', { listPath }))

    expect(await refusalOf((await as('li')).preview({ id }))).toBe('dataInterfaces.notAList')
  },
)

test('a call ends after the timeout of the interface', async () => {
  const { id } = await create(http('/silent'), { seconds: 1 })

  expect(await refusalOf((await as('li')).preview({ id }))).toBe('outside.timedOut')
  expect((await callsOf(id))[0]?.milliseconds).toBeGreaterThanOrEqual(990)
})

test('an administrator repeats a failed call with the values and context of the first caller', async () => {
  const parameters = [{ name: 'city' }, { name: 'me', source: 'person' as const }]
  const { id } = await create(http('/down?{city}&{me}'), { parameters })
  isDown = true
  const query = { id, paramList: given({ city: 'hz' }) }
  expect(await refusalOf((await as('li')).preview(query))).toBe('outside.failed')
  const [failed] = await callsOf(id)
  const { retry } = await as('admin')
  expect(await refusalOf(retry({ logId: failed?.id ?? '' }))).toBe('outside.failed')
  isDown = false

  expect(await retry({ logId: failed?.id ?? '' })).toEqual({ rows: 1 })
  expect(partner.heard.at(-1)?.path).toBe(`/down?hz&${office.company.people.li}`)
  const calls = await callsOf(id)
  expect(calls.map(({ caller, outcome, isRetry }) => [caller, outcome, isRetry])).toEqual([
    ['管理员', 'answered', true],
    ['管理员', 'failed', true],
    ['李伟', 'failed', false],
  ])
  expect(await refusalOf(retry({ logId: calls[0]?.id ?? '' }))).toBe('dataInterfaces.callNotFailed')
  expect(await refusalOf(retry({ logId: 'nothing' }))).toBe('dataInterfaces.callNotFound')
  const { list } = await (await as('admin')).list({ pageSize: 200 })
  expect(list.find((one) => one.id === id)).toMatchObject({ calls: 3, failures: 2 })
})

test('an administrator tries an unsaved interface and sees at most twenty rows', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({ id: String(index) }))
  const { tryOut } = await as('admin')
  const { rows: shown, total } = await tryOut({ source: { kind: 'static', rows } })

  expect([shown.length, total]).toEqual([20, 50])
})

test('an interface used by a form cannot be removed, codes are unique, and a removed one is gone', async () => {
  const { id, enCode } = await create(statically)
  const { dataInterfaces, formDesign } = await office.as('admin')
  const definition = { version: 1, key: 'asks', fields: [{ key: 'a', kind: 'input', label: '甲' }] }
  const form = await formDesign.create({ name: '要数据', code: 'asks', definition })
  const forms = office.db.tenant('demo')
  const draft = JSON.stringify({ fields: [{ settings: { interface: enCode } }] })
  await forms.updateTable('form').set({ draft }).where('id', '=', form.id).execute()

  expect(await refusalOf(dataInterfaces.remove({ id }))).toBe('dataInterfaces.inUse')
  const again = { fullName: '接口', enCode, source: statically }
  expect(await refusalOf(dataInterfaces.create(again))).toBe('dataInterfaces.codeTaken')
  await forms.deleteFrom('form').where('id', '=', form.id).execute()
  await dataInterfaces.remove({ id })
  expect(await refusalOf((await as('li')).preview({ id }))).toBe('dataInterfaces.notFound')
  await dataInterfaces.create(again)
})

test.each(["x'; drop table data_interface; --", '%', '$1', '__proto__'])('%s is no interface', async (id) => {
  expect(await refusalOf((await as('li')).rows({ id, keyword: id, columnOptions: id }))).toBe(
    'dataInterfaces.notFound',
  )
})

test('logged calls are deleted after thirty days', async () => {
  const { id } = await create(statically)
  await (await as('li')).preview({ id })
  const cleanUp = jobs.find(({ name }) => name === 'cleanUp')
  const kept = () =>
    office.db
      .tenant('demo')
      .selectFrom('dataInterfaceCall')
      .where('interfaceId', '=', id)
      .select('id')
      .execute()
  await cleanUp?.run(office.app.server)
  expect(await kept()).toHaveLength(1)
  office.clock.pass(days(31))
  await cleanUp?.run(office.app.server)

  expect(await kept()).toEqual([])
})
