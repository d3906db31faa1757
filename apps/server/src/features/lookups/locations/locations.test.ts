import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const westLake = '120.13,30.26'

test('without a network Li finds the nearest places first', async () => {
  const { locations } = await office.as('li')
  const { pois, count } = await locations.around({ location: westLake, offset: 5 })

  expect(pois[0]).toMatchObject({
    name: '西湖区',
    pname: '浙江省',
    cityname: '杭州市',
    address: '浙江省杭州市西湖区',
  })
  const distances = pois.map(({ distance }) => distance ?? 0)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(count).toBeGreaterThan(3000)
  expect((await locations.around({ location: westLake, radius: 20_000 })).count).toBeLessThan(20)
})

test('a search finds names wherever they are, page by page', async () => {
  const { locations } = await office.as('li')
  const { pois } = await locations.text({ keywords: '朝阳', location: '116.4,39.9' })
  expect(pois[0]).toMatchObject({ name: '朝阳区', pname: '北京市', address: '北京市朝阳区' })
  expect((await locations.text({ keywords: '朝阳' })).pois[0]?.distance).toBeNull()

  const second = await locations.text({ keywords: '区', offset: 10, page: 2 })
  const first = await locations.text({ keywords: '区', offset: 10 })
  expect(new Set([...first.pois, ...second.pois].map(({ id }) => id)).size).toBe(20)
  expect((await locations.text({ keywords: 'nowhere at all' })).pois).toEqual([])
})

test('a point is named by its district, and a point at sea has no name', async () => {
  const { locations } = await office.as('li')
  expect((await locations.regeo({ location: westLake })).regeocode).toMatchObject({
    formatted_address: '浙江省杭州市西湖区',
    addressComponent: { province: '浙江省', city: '杭州市', district: '西湖区' },
  })
  expect((await locations.regeo({ location: '-30,0' })).regeocode.formatted_address).toBe('')
})

test.each(['here', '181,30', '120', '120,30;drop', '1e3,2', '120,91'])('%s is no point', async (location) => {
  const { locations } = await office.as('li')
  expect(await refusalOf(locations.around({ location }))).toBe('request.invalid')
})

test('without tiles the map draws itself; with them the policy lets in their origin and no other', async () => {
  const settings = async (one: Office) => (await one.as('li')).locations.settings()
  expect(await settings(office)).toEqual({ tiles: null, attribution: '', grid: 'gcj02' })

  const maps = {
    tiles: 'https://{s}.tiles.example.com/{z}/{x}/{y}.png',
    attribution: 'Example',
    grid: 'wgs84',
  } as const
  const mapped = await openOffice({ maps })
  expect(await settings(mapped)).toEqual(maps)
  const { headers } = await mapped.app.http.inject('/api/app/Version')
  await mapped.close()
  expect(String(headers['content-security-policy'])).toContain(
    "img-src 'self' data: blob: https://a.tiles.example.com https://b.tiles.example.com https://c.tiles.example.com;",
  )
})

/** A fake map service; `isAway` makes it answer with errors. */
async function mapService() {
  const requests: string[] = []
  const state = { isAway: false }
  const http: HttpServer = createServer((request, response) => {
    requests.push(request.url ?? '')
    const poi = {
      id: 'B1',
      name: '灵隐寺',
      pname: '浙江省',
      cityname: '杭州市',
      adname: '西湖区',
      address: [],
      location: '120.1,30.24',
      distance: '12',
    }
    const regeocode = {
      formatted_address: '法云弄1号',
      addressComponent: {
        province: '浙江省',
        city: '杭州市',
        district: '西湖区',
        streetNumber: { street: [], number: [] },
      },
    }
    response.end(
      JSON.stringify(state.isAway ? { status: '0' } : { status: '1', count: '1', pois: [poi], regeocode }),
    )
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/v3`
  return { asked: requests, state, service: { url, key: 'secret-key' }, close: () => http.close() }
}

test('the operator’s service answers, and the bundled places while it is away', async () => {
  const { asked: requests, state, service, close } = await mapService()
  const mapped = await openOffice({ placeService: service })
  const { locations } = await mapped.as('li')
  expect((await locations.text({ keywords: '灵隐', location: westLake })).pois).toEqual([
    {
      id: 'B1',
      name: '灵隐寺',
      pname: '浙江省',
      cityname: '杭州市',
      adname: '西湖区',
      address: '',
      location: '120.1,30.24',
      distance: 12,
    },
  ])
  expect((await locations.regeo({ location: westLake })).regeocode.formatted_address).toBe('法云弄1号')
  expect(requests[0]).toMatch(/^\/v3\/place\/text\?.*key=secret-key/)

  state.isAway = true
  expect((await locations.around({ location: westLake })).pois[0]?.name).toBe('西湖区')
  await mapped.close()
  close()
})

test('place searches require a session', async () => {
  expect(await refusalOf(office.client().locations.around({ location: westLake }))).toBe('session.invalid')
})
