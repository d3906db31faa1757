import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { areaNames, openAtlas } from '../../../outside/places/atlas.ts'
import { matchesText } from '../../../people/directory/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const below = async (id: string) => (await (await office.as('li')).areas.below({ id })).list
const idOf = (list: readonly { id: string; fullName: string }[], name: string) =>
  list.find(({ fullName }) => fullName === name)?.id ?? ''

test('Li walks from the provinces down to a street', async () => {
  const provinces = await below('-1')
  const cities = await below(idOf(provinces, '浙江省'))
  const districts = await below(idOf(cities, '杭州市'))
  const streets = await below(idOf(districts, '西湖区'))

  expect(provinces).toHaveLength(34)
  expect(await below('0')).toEqual(provinces)
  expect(cities[0]).toEqual({ id: '330100', fullName: '杭州市', isLeaf: false })
  expect(streets.find(({ fullName }) => fullName === '灵隐街道')).toMatchObject({ isLeaf: true })
  expect(await below(idOf(streets, '灵隐街道'))).toEqual([])
})

test('a municipality is a province and a city; a city without districts has its towns', async () => {
  expect(await below('110000')).toEqual([{ id: '110100', fullName: '北京市', isLeaf: false }])
  expect((await below('441900')).map(({ fullName }) => fullName)).toContain('虎门镇')
})

test('nearly every district has streets, and ids of areas are unique', async () => {
  const provinces = await below('0')
  const cities = (await Promise.all(provinces.map(({ id }) => below(id)))).flat()
  const districts = (await Promise.all(cities.map(({ id }) => below(id)))).flat()
  const mainland = districts.filter(({ id }) => !/^(71|81|82|4419|4420|4604)/.test(id))
  const streets = (await Promise.all(districts.map(({ id }) => below(id)))).flat()
  const ids = [...provinces, ...cities, ...districts, ...streets].map(({ id }) => id)

  expect(mainland.filter(({ isLeaf }) => isLeaf).length / mainland.length).toBeLessThan(0.03)
  expect(streets.length).toBeGreaterThan(40_000)
  expect(new Set(ids).size).toBe(ids.length)
})

test('names of chosen areas come in the structure of the request', async () => {
  const { areas } = await office.as('li')
  const idsList = [['330000', '330100', '330106'], ['110000'], ['999999'], []]

  expect(await areas.names({ idsList })).toEqual([['浙江省', '杭州市', '西湖区'], ['北京市'], ['999999'], []])
  expect(await areaNames(['330100', 'constructor'])).toEqual(new Map([['330100', '杭州市']]))
})

test('a search result names its ancestors, the largest area first', async () => {
  const { areas } = await office.as('li')
  const { list } = await areas.search({ keyword: '西湖' })

  expect(list[0]).toMatchObject({ names: ['浙江省', '杭州市', '西湖区'] })
  expect(list.map(({ path }) => path.length)).toEqual(list.map(({ path }) => path.length).toSorted())
  expect((await areas.search({ keyword: '西湖', level: 2 })).list.every(({ path }) => path.length <= 3)).toBe(
    true,
  )
  expect((await areas.search({ keyword: '省' })).list).toHaveLength(50)
})

test('a field that wants a district finds it, however many wider areas have the same letters', async () => {
  const { areas } = await office.as('li')
  const { list } = await areas.search({ keyword: 'z', depth: 'downTo:2' })
  expect(list).toHaveLength(50)
  expect(list.every(({ path, isLeaf }) => path.length === 3 || isLeaf)).toBe(true)
  const found = await areas.search({ keyword: '440303', depth: 'downTo:2' })
  expect(found.list.map(({ names }) => names)).toEqual([['广东省', '深圳市', '罗湖区']])
})

test('a search finds what a comparison of every name finds', async () => {
  const { all } = await openAtlas()
  const { areaAdministration } = await office.as('admin')
  for (const keyword of ['xihu', 'lw', 'nvshan', "xi'an", '8', 'q']) {
    const { total } = (await areaAdministration.find({ keyword })).pagination
    const expected = all.filter(({ id, name }) => matchesText(name, keyword) || id.startsWith(keyword))
    expect([keyword, total]).toEqual([keyword, expected.length])
  }
})

test('an unknown area is refused, and a person who is not signed in sees none', async () => {
  const { areas } = await office.as('li')

  expect(await refusalOf(areas.below({ id: '999999' }))).toBe('areas.notFound')
  expect(await refusalOf(areas.below({ id: "1' or 1=1" }))).toBe('areas.notFound')
  expect(await refusalOf(office.client().areas.below({ id: '0' }))).toBe('session.invalid')
})

test('a read sent by POST stores no idempotency key', async () => {
  const { areas } = await office.as('li')
  await areas.names({ idsList: [['330100']] }, { key: 'asked-once' })

  const kept = await office.db.tenant('demo').selectFrom('idempotency').selectAll().execute()
  expect(kept.filter(({ key }) => key === 'asked-once')).toEqual([])
})
