import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../test/company-flows.ts'
import { grant, publishModel } from '../../../../test/company-models.ts'
import { type Account, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())
beforeEach(async () => {
  const { applications } = await office.as('admin')
  for (const { id } of (await applications.list()).list) await applications.remove({ id })
})

const everybody = [{ kind: 'everybody' as const }]
const sales = { fullName: '销售', enCode: 'sales', holders: everybody, translations: { 'en-US': 'Sales' } }
const link = { kind: 'link' as const, url: 'https://weather.example/today' }
const schedule = { kind: 'page' as const, page: 'schedule' as const }
const menuFor = async (account: Account, headers = {}) => {
  const { applications } = await office.as(account, headers)
  return (await applications.menu()).list
}
const namesFor = async (account: Account) => (await menuFor(account)).map(({ fullName }) => fullName)

test('without applications everyone has the standard menu', async () => {
  const { session } = await office.as('li', { 'Accept-Language': 'en-US' })
  const { menuList, userInfo } = await session.currentUser()

  expect(menuList.map(({ fullName }) => fullName)).toEqual(['New request', 'Pending', 'Favorite flows'])
  expect([userInfo.systemCode, userInfo.appSystemId]).toEqual(['', ''])
})

test('a person sees the entries that they can open, in their language and order', async () => {
  const model = await publishModel(office, { restricts: { records: true, buttons: true } })
  await grant(office, model, { people: ['li'] }, { records: { scope: 'all' }, buttons: ['detail'] })
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  const { applications } = await office.as('admin')
  await applications.create({
    ...sales,
    menu: [
      { id: 'work', fullName: '日常', target: { kind: 'catalog' }, translations: { 'en-US': 'Daily work' } },
      { id: 'contracts', parentId: 'work', target: { kind: 'model', modelId: model.modelId } },
      { id: 'claim', target: { kind: 'flow', flowId } },
      { id: 'weather', fullName: '天气', target: link },
      { id: 'days', target: schedule },
    ],
  })

  expect(await namesFor('li')).toEqual(['日常', '合同', '测试流程', '天气', '日程'])
  expect(await namesFor('wang')).toEqual(['测试流程', '天气', '日程'])
  const [first, second, , weather] = await menuFor('li', { 'Accept-Language': 'en-US' })
  expect(first).toMatchObject({ fullName: 'Daily work', type: 1, hasChildren: true, urlAddress: '' })
  expect(second).toMatchObject({
    parentId: 'work',
    type: 3,
    urlAddress: `/pages/apply/dynamicModel/index?modelId=${model.modelId}`,
  })
  expect(weather?.urlAddress).toContain('url=https%3A%2F%2Fweather.example%2Ftoday&fullName=')
})

test('entries and applications are shown to their holders, on their screens', async () => {
  const { applications } = await office.as('admin')
  const cashiers = [{ kind: 'role' as const, id: office.company.roles.cashier }]
  const research = [{ kind: 'organization' as const, id: office.company.departments.research }]
  await applications.create({ ...sales, enCode: 'money', holders: cashiers, sortCode: 1 })
  await applications.create({
    ...sales,
    menu: [
      { id: 'all', fullName: '全员', target: link },
      { id: 'some', fullName: '研发', target: link, holders: research },
      { id: 'desk', fullName: '电脑', target: link, screens: ['desk'] },
    ],
  })

  expect(await namesFor('li')).toEqual(['全员', '研发', '电脑'])
  expect(await namesFor('chen')).toEqual(['全员', '电脑'])
  const { session } = await office.as('chen')
  const phone = await session.currentUser({ type: 'app' })
  expect(phone.menuList.map(({ fullName }) => fullName)).toEqual(['全员'])
  const mine = async (account: Account) => (await (await office.as(account)).applications.mine()).list
  expect((await mine('li')).map(({ enCode }) => enCode)).toEqual(['sales'])
  expect((await mine('chen')).map(({ enCode }) => enCode)).toEqual(['sales', 'money'])
})

test('a person switches to an application of theirs, and only to one of theirs', async () => {
  const admin = (await office.as('admin')).applications
  const cashiers = [{ kind: 'role' as const, id: office.company.roles.cashier }]
  await admin.create(sales)
  const { id } = await admin.create({ ...sales, enCode: 'money', holders: cashiers, sortCode: 1 })
  const chen = await office.as('chen')
  const codeOf = async () => (await chen.session.currentUser()).userInfo.systemCode

  expect(await codeOf()).toBe('sales')
  await chen.applications.choose({ id })
  expect(await codeOf()).toBe('money')
  expect(await refusalOf((await office.as('li')).applications.choose({ id }))).toBe('applications.notFound')
  const opened = await admin.open({ id })
  await admin.update({ ...opened, id, enabledMark: 0 })
  expect(await codeOf()).toBe('sales')
  expect(await refusalOf(chen.applications.choose({ id }))).toBe('applications.notFound')
})

test('a client that names an application by App-Code works in it until the person chooses', async () => {
  const { applications } = await office.as('admin')
  await applications.create(sales)
  await applications.create({ ...sales, enCode: 'stock', sortCode: 1 })
  const { session } = await office.as('wang', { 'App-Code': 'stock' })

  expect((await session.currentUser()).userInfo.systemCode).toBe('stock')
})

test('two administrators at once do not overwrite each other', async () => {
  const { applications } = await office.as('admin')
  const { id } = await applications.create(sales)
  const opened = await applications.open({ id })
  await applications.update({ ...opened, id, fullName: '销售部' })

  expect(await refusalOf(applications.update({ ...opened, id, fullName: '营销' }))).toBe(
    'applications.changedMeanwhile',
  )
  expect((await applications.open({ id })).fullName).toBe('销售部')
})

test('catalogs nest in four levels, and those that lead nowhere are left out at each', async () => {
  const { applications } = await office.as('admin')
  const catalog = { kind: 'catalog' as const }
  const levels = ['one', 'two', 'three', 'four'].map((id, at, all) => ({
    ...{ id, fullName: id, target: catalog },
    parentId: all[at - 1] ?? null,
  }))
  const below = (id: string, parentId: string) => ({ id, parentId, fullName: id, target: link })
  const hidden = {
    ...below('secret', 'empty'),
    holders: [{ kind: 'person' as const, id: office.company.people.wang }],
  }
  const empty = { id: 'empty', parentId: 'three', fullName: 'empty', target: catalog }
  const menu = [...levels, below('leaf', 'four'), empty, hidden]
  const { id } = await applications.create({ ...sales, enCode: 'nested', menu })
  const { session, applications: mine } = await office.as('li')
  await mine.choose({ id })
  const { menuList } = await session.currentUser({})
  expect(menuList.map((one) => [one.id, one.parentId, one.hasChildren])).toEqual([
    ['one', '-1', true],
    ['two', 'one', true],
    ['three', 'two', true],
    ['four', 'three', true],
    ['leaf', 'four', false],
  ])
  await applications.remove({ id })
})

test('a menu that cannot work is not saved', async () => {
  const { applications } = await office.as('admin')
  const create = (menu: Parameters<typeof applications.create>[0]['menu']) =>
    refusalOf(applications.create({ ...sales, menu }))
  const catalog = { kind: 'catalog' as const }
  const deep = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at, all) => ({
    id,
    parentId: all[at - 1] ?? null,
    target: catalog,
  }))

  expect(await create([{ id: 'a', target: { kind: 'model', modelId: 'gone' } }])).toBe(
    'applications.targetGone',
  )
  expect(await create([{ id: 'a', target: { kind: 'flow', flowId: 'gone' } }])).toBe(
    'applications.targetGone',
  )
  expect(await create(deep)).toBe('applications.wrongMenu')
  expect(
    await create([
      { id: 'a', target: catalog, parentId: 'b' },
      { id: 'b', target: catalog, parentId: 'a' },
    ]),
  ).toBe('applications.wrongMenu')
  expect(
    await create([
      { id: 'a', target: link },
      { id: 'a', target: link },
    ]),
  ).toBe('applications.wrongMenu')
  expect(
    await create([
      { id: 'a', target: link },
      { id: 'b', target: link, parentId: 'a' },
    ]),
  ).toBe('applications.wrongMenu')
  expect(await create([{ id: 'a', target: { ...link, url: 'javascript:alert(1)' } }])).toBe('request.invalid')
  expect(await create([{ id: 'a', target: link, holders: [{ kind: 'role', id: 'gone' }] }])).toBe(
    'organization.notFound',
  )
})

test('a code is used once and stays, and removing an application leaves what its menu leads to', async () => {
  const model = await publishModel(office)
  const { applications, records } = await office.as('admin')
  const { id } = await applications.create({
    ...sales,
    menu: [{ id: 'contracts', target: { kind: 'model', modelId: model.modelId } }],
  })
  expect(await refusalOf(applications.create(sales))).toBe('applications.codeTaken')
  const other = await applications.create({ ...sales, enCode: 'stock' })
  const opened = await applications.open(other)
  for (const enCode of ['sales', 'free'])
    expect(await refusalOf(applications.update({ ...opened, ...other, enCode }))).toBe(
      'applications.codeFixed',
    )
  expect((await applications.open(other)).enCode).toBe('stock')

  await applications.remove({ id })
  expect(await refusalOf(applications.remove({ id }))).toBe('applications.notFound')
  expect((await records.models()).list.map((one) => one.id)).toContain(model.modelId)
})

test('connected people fetch their menu again', async () => {
  const socket = await office.socket('li')
  const { applications } = await office.as('admin')
  await applications.create(sales)

  expect(await socket.next('refresh')).toMatchObject({ method: 'refresh' })
})

test('another tenant has its own applications', async () => {
  const { applications } = await office.as('admin')
  const { id } = await applications.create(sales)
  const stranger = await office.other.as('admin')

  expect((await stranger.applications.list()).list).toEqual([])
  expect(await refusalOf(stranger.applications.open({ id }))).toBe('applications.notFound')
  expect(await refusalOf(stranger.applications.choose({ id }))).toBe('applications.notFound')
})
