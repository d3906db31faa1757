import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { areasFamily } from './index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const administration = async () => (await office.as('admin')).areaAdministration
const chosen = async (id: string) => (await (await office.as('li')).areas.below({ id })).list
const namesBelow = async (id: string) => (await chosen(id)).map(({ fullName }) => fullName)

async function named(...ids: readonly string[]) {
  const actor = { personId: office.company.people.li, tenant: 'demo' } as never
  const context = { tx: office.db.tenant('demo'), actor, locale: 'zh-CN', now: '', server: null } as const
  const asked = { name: '', ids, range: undefined, parameters: {} }
  return {
    names: Object.fromEntries(await areasFamily.names(context, asked)),
    offered: [...(await areasFamily.offered(context, asked))],
  }
}

test('an added district with a street is offered, found, named and complete as a path', async () => {
  const calls = await administration()
  await calls.create({ parentId: '330100', enCode: '3301A1', fullName: '未来新区' })
  await calls.create({ parentId: '3301A1', enCode: '3301A1001', fullName: '云栖街道' })

  expect((await chosen('330100')).at(-1)).toEqual({ id: '3301A1', fullName: '未来新区', isLeaf: false })
  expect(await namesBelow('3301A1')).toEqual(['云栖街道'])
  const { list } = await (await office.as('li')).areas.search({ keyword: '云栖街道' })
  expect(list[0]?.names).toEqual(['浙江省', '杭州市', '未来新区', '云栖街道'])
  const path = '330000/330100/3301A1/3301A1001'
  expect(await named(path, '330000/3301A1')).toEqual({
    names: { [path]: '浙江省/杭州市/未来新区/云栖街道' },
    offered: [path],
  })
})

test('a renamed area has its new name everywhere, and its bundled name undoes the change', async () => {
  const calls = await administration()
  await calls.update({ id: '330109', fullName: '新萧山' })
  expect(await namesBelow('330100')).toContain('新萧山')
  expect(await (await office.as('li')).areas.names({ idsList: [['330109']] })).toEqual([['新萧山']])

  await calls.update({ id: '330109', fullName: '萧山区' })
  expect((await calls.find({ only: 'changed', keyword: '33010' })).list.map(({ id }) => id)).not.toContain(
    '330109',
  )
})

test('a switched off city is not offered with what is below it, and records still show both', async () => {
  const calls = await administration()
  await calls.update({ id: '330200', fullName: '宁波市', enabledMark: 0 })

  expect(await namesBelow('330000')).not.toContain('宁波市')
  expect(await chosen('330200')).toEqual([])
  expect((await (await office.as('li')).areas.search({ keyword: '海曙区' })).list).toEqual([])
  expect(await named('330000/330200', '330000/330200/330203')).toEqual({
    names: { '330000/330200': '浙江省/宁波市', '330000/330200/330203': '浙江省/宁波市/海曙区' },
    offered: [],
  })
  const { list } = await calls.below({ id: '330000' })
  expect(list.find(({ id }) => id === '330200')).toMatchObject({ enabledMark: 0, isLeaf: false })
})

test('areas below a parent come in the order of the company, new ones last', async () => {
  const calls = await administration()
  await calls.order({ id: '440300', ids: ['440306', '440303'] })
  await calls.create({ parentId: '440300', enCode: '4403A1', fullName: '前海' })

  const names = await namesBelow('440300')
  expect(names.slice(0, 2)).toEqual(['宝安区', '罗湖区'])
  expect(names.at(-1)).toBe('前海')
  expect(await refusalOf(calls.order({ id: '440300', ids: ['110000'] }))).toBe('areas.notFound')
})

test('administrators find areas by name, pinyin and code', async () => {
  const calls = await administration()
  const idsOf = async (keyword: string) => (await calls.find({ keyword })).list.map(({ id }) => id)

  expect(await idsOf('西湖区')).toContain('330106')
  expect(await idsOf('hangzhou')).toContain('330100')
  expect(await idsOf('hzs')).toContain('330100')
  expect(await idsOf('xihuqu')).toContain('330106')
  expect((await idsOf('3301')).at(0)).toBe('330100')
  const first = await calls.find({ keyword: '区', pageSize: 5 })
  const second = await calls.find({ keyword: '区', pageSize: 5, cursor: first.next ?? '' })
  expect(first.list.map(({ id }) => id)).not.toContain(second.list[0]?.id)
})

test('what is switched off is found by administrators only, also by pinyin and code', async () => {
  const calls = await administration()
  await calls.create({ parentId: '310100', enCode: '3101B1', fullName: '滨江新城' })
  await calls.update({ id: '310101', fullName: '黄浦老区' })
  const members = (await office.as('li')).areas
  const offered = async (keyword: string) => (await members.search({ keyword })).list.map(({ id }) => id)
  const managed = async (keyword: string) => (await calls.find({ keyword })).list.map(({ id }) => id)
  for (const keyword of ['滨江新城', 'binjiangxincheng', 'bjxc', '3101b1']) {
    expect(await offered(keyword)).toContain('3101B1')
    expect(await managed(keyword)).toContain('3101B1')
  }
  expect(await offered('hplq')).toEqual(['310101'])
  expect(await offered('310101')).toContain('310101')

  await calls.update({ id: '3101B1', fullName: '滨江新城', enabledMark: 0 })
  await calls.update({ id: '310101', fullName: '黄浦老区', enabledMark: 0 })
  for (const keyword of ['滨江新城', 'bjxc', '3101B1', 'hplq', '310101']) {
    const ids = (await managed(keyword)).filter((id) => id === '3101B1' || id === '310101')
    expect(ids).toHaveLength(1)
    expect(await offered(keyword)).not.toContain(ids[0])
  }
  const [found] = (await calls.find({ keyword: '3101B1' })).list
  expect(found).toMatchObject({ enabledMark: 0, names: ['上海市', '上海市', '滨江新城'] })
})

test('codes stay unique, also for two at once, and a removed area keeps its name and its place', async () => {
  const calls = await administration()
  const area = { parentId: '110000', enCode: '1101X', fullName: '雄安' }
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => calls.create(area)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(calls.create({ ...area, enCode: '330100' }))).toBe('areas.codeTaken')
  expect(await refusalOf(calls.create({ ...area, enCode: '1101Y' }))).toBe('areas.nameTaken')

  await calls.remove({ id: '1101X' })
  expect(await namesBelow('110000')).toEqual(['北京市'])
  expect(await named('110000/1101X')).toEqual({ names: { '110000/1101X': '北京市/雄安' }, offered: [] })
  expect(await refusalOf(calls.create({ ...area, parentId: '120000' }))).toBe('areas.codeTaken')
  await calls.create(area)
  expect(await namesBelow('110000')).toEqual(['北京市', '雄安'])
})

test('what cannot be is refused', async () => {
  const calls = await administration()
  const [street] = (await calls.below({ id: '330106' })).list
  const under = { enCode: 'AB1', fullName: '村' }
  expect(await refusalOf(calls.create({ ...under, parentId: street?.id ?? '' }))).toBe('areas.tooDeep')
  expect(await refusalOf(calls.create({ ...under, parentId: '999999' }))).toBe('areas.notFound')
  expect(await refusalOf(calls.create({ ...under, enCode: '33/01' }))).toBe('request.invalid')
  expect(await refusalOf(calls.remove({ id: '330000' }))).toBe('areas.bundled')
  await calls.create({ ...under, parentId: '820000', enCode: 'AB2', fullName: '上' })
  await calls.create({ ...under, parentId: 'AB2', enCode: 'AB3', fullName: '下' })
  expect(await refusalOf(calls.remove({ id: 'AB2' }))).toBe('areas.notEmpty')
  expect(await refusalOf((await office.as('li')).areaAdministration.below({ id: '0' }))).toBe(
    'session.administratorsOnly',
  )
})

test('another company keeps its own areas', async () => {
  await (await administration()).create({ parentId: '0', enCode: '990000', fullName: '海外' })
  const other = await office.other.as('admin')
  const names = (await other.areas.below({ id: '0' })).list.map(({ fullName }) => fullName)
  expect(names).toHaveLength(34)
  expect(names).not.toContain('海外')
  expect(await refusalOf(other.areaAdministration.below({ id: '990000' }))).toBe('areas.notFound')
})
