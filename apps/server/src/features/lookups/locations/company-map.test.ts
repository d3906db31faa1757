import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type AnsweringServer,
  days,
  type Office,
  openAnsweringServer,
  openOffice,
  refusalOf,
} from '../../../../test/index.ts'

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40, 1)])

/** Answers as AMap documents its web service, and as a server of tiles does. */
type State = {
  /** `infocode` and `info` of a refusal. */
  refusal: readonly [string, string] | undefined
  kind: 'maps' | 'page' | 'other' | 'silent'
  tileStatus: number
}
const usual: State = { refusal: undefined, kind: 'maps', tileStatus: 200 }
const state: State = { ...usual }

let office: Office
let service: AnsweringServer
beforeAll(async () => {
  service = await openAnsweringServer(({ path }, response) => {
    if (state.kind === 'silent') return
    if (path.startsWith('/tiles/')) answerTile(response)
    else answerPlaces(path, response)
  })
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: ['127.0.0.1'] },
  })
})
afterEach(() => {
  Object.assign(state, usual)
  service.heard.length = 0
})
afterAll(async () => {
  await office.close()
  await service.close()
})

const key = 'right-key'

function answerTile(response: ServerResponse): void {
  response.statusCode = state.tileStatus
  response.end(state.kind === 'page' ? '<html>' : png)
}

function answerPlaces(path: string, response: ServerResponse): void {
  const isPage = state.kind === 'page'
  response.setHeader('content-type', isPage ? 'text/html' : 'application/json;charset=UTF-8')
  response.end(isPage ? '<html>' : JSON.stringify(state.kind === 'other' ? { hello: 1 } : answerTo(path)))
}

function answerTo(path: string) {
  const isKnown = new URL(path, 'http://a').searchParams.get('key') === key
  const refusal = isKnown ? state.refusal : (['10001', 'INVALID_USER_KEY'] as const)
  if (refusal) return { status: '0', infocode: refusal[0], info: refusal[1] }
  return {
    status: '1',
    info: 'OK',
    infocode: '10000',
    count: '1',
    pois: [
      {
        id: 'B000A856LJ',
        name: '首开广场',
        pname: '北京市',
        cityname: '北京市',
        adname: '朝阳区',
        address: [],
        location: '116.481488,39.990464',
        distance: '12',
      },
    ],
    regeocode: {
      formatted_address: '北京市朝阳区望京街道方恒国际中心B座',
      addressComponent: {
        province: '北京市',
        city: [],
        district: '朝阳区',
        streetNumber: { street: '阜通东大街', number: '6号' },
      },
    },
  }
}

const save = async (part: Record<string, unknown>, secrets: Record<string, string> = {}) => {
  const { settings } = await office.as('admin')
  const found = (await settings.list()).groups.find(({ group }) => group === 'map')
  if (!found) throw new Error('map')
  return settings.save({
    group: 'map',
    value: { ...found.value, ...part } as typeof found.value,
    secrets,
    version: found.version,
  })
}
const amap = () => ({ places: 'amap', placesUrl: `${service.url}/v3` })
const tiles = () => ({
  tileSource: 'ownTiles',
  tiles: `${service.url}/tiles/{z}/{x}/{y}.png?tk={key}`,
  attribution: '© Example',
})
/** The sentence of each problem, by field. */
const problemsOf = async (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'accepted',
    ({ problems }: { problems?: readonly { path: string; code: string }[] }) =>
      Object.fromEntries((problems ?? []).map(({ path, code }) => [path, code])),
  )

test.each([
  ['10001', 'INVALID_USER_KEY', { placesKey: 'settings.mapKeyUnknown' }],
  ['10009', 'USERKEY_PLAT_NOMATCH', { placesKey: 'settings.mapKeyOtherKind' }],
  ['10007', 'INVALID_USER_SIGNATURE', { placesKey: 'settings.mapKeySigned' }],
  ['10005', 'INVALID_USER_IP', { placesKey: 'settings.mapKeyForbidden' }],
  ['10003', 'DAILY_QUERY_OVER_LIMIT', { places: 'settings.mapQuota' }],
  ['10021', 'CUQPS_HAS_EXCEEDED_THE_LIMIT', { places: 'settings.mapBusy' }],
  ['20000', 'INVALID_PARAMS', { places: 'settings.mapRefused' }],
] as const)('AMap refuses with %s %s, and the settings say why', async (infocode, info, problems) => {
  state.refusal = [infocode, info]
  expect(await problemsOf(save(amap(), { placesKey: key }))).toEqual(problems)
})

test('a place service that is another site, inside the network, or away is not saved', async () => {
  const secrets = { placesKey: key }
  expect(await problemsOf(save(amap()))).toEqual({ placesKey: 'settings.missing' })
  expect(await problemsOf(save(amap(), { placesKey: 'wrong' }))).toEqual({
    placesKey: 'settings.mapKeyUnknown',
  })
  state.kind = 'page'
  expect(await problemsOf(save(amap(), secrets))).toEqual({ placesUrl: 'settings.mapNoService' })
  state.kind = 'other'
  expect(await problemsOf(save(amap(), secrets))).toEqual({ placesUrl: 'settings.mapNotPlaces' })
  const at = (placesUrl: string) => problemsOf(save({ places: 'amap', placesUrl }, secrets))
  expect(await at('http://10.0.0.1/v3')).toEqual({ placesUrl: 'outside.innerAddress' })
  expect(await at('http://127.0.0.1:1/v3')).toEqual({ placesUrl: 'outside.unreachable' })
  expect(await at('file:///etc/passwd')).toEqual({ placesUrl: 'settings.wrong' })
})

test('a service that is silent is given up after its time', { timeout: 20_000 }, async () => {
  state.kind = 'silent'
  expect(await problemsOf(save(amap(), { placesKey: key }))).toEqual({ placesUrl: 'outside.timedOut' })
})

test.each([
  [403, { tilesKey: 'settings.mapTilesForbidden' }],
  [404, { tiles: 'settings.mapNoTile' }],
  [429, { tiles: 'settings.mapTilesBusy' }],
  [500, { tiles: 'settings.mapTilesFailed' }],
  [302, { tiles: 'settings.mapTilesFailed' }],
] as const)('a tile server that answers %i is not saved', async (status, problems) => {
  state.tileStatus = status
  expect(await problemsOf(save(tiles(), { tilesKey: 'tk' }))).toEqual(problems)
})

test('a tile address that cannot work is refused at its field', async () => {
  state.kind = 'page'
  expect(await problemsOf(save(tiles(), { tilesKey: 'tk' }))).toEqual({ tiles: 'settings.mapNoPicture' })
  const at = (address: string) => problemsOf(save({ ...tiles(), tiles: address }))
  expect(await at('')).toEqual({ tiles: 'settings.missing' })
  for (const wrong of [
    'https://tiles.example.com/{z}/{x}.png',
    'https://{x}.example.com/{z}/{x}/{y}',
    'ftp://tiles.example.com/{z}/{x}/{y}',
    'https://tiles.example.com/{z}/{x}/{y}/{style}',
  ])
    expect(await at(wrong)).toEqual({ tiles: 'settings.mapNoTileAddress' })
  expect(await at('http://10.0.0.1/{z}/{x}/{y}')).toEqual({ tiles: 'outside.innerAddress' })
  expect(await at('https://tiles.example.com/{z}/{x}/{y}?k={key}')).toEqual({ tilesKey: 'settings.missing' })
  expect(await problemsOf(save({ attribution: '<b>bold</b>' }))).toEqual({ attribution: 'settings.wrong' })
})

test('the test shows what the sources on screen answer, and saves nothing', async () => {
  const { settings } = await office.as('admin')
  const drawn = await settings.testMap({ value: {} })
  expect(drawn.address).toContain('北京市')
  expect(drawn.tile).toBe('')
  const value = { ...amap(), ...tiles() }
  const answer = await settings.testMap({ value, secrets: { placesKey: key, tilesKey: 'tk' } })
  expect(answer).toEqual({
    address: '北京市朝阳区望京街道方恒国际中心B座',
    tile: `data:image/png;base64,${png.toString('base64')}`,
  })
  expect(await problemsOf(settings.testMap({ value: { grid: 'mars' } }))).toEqual({ grid: 'settings.wrong' })
  expect(await problemsOf(settings.testMap({ value }))).toEqual({
    placesKey: 'settings.missing',
    tilesKey: 'settings.missing',
  })
  expect(await refusalOf((await office.as('li')).settings.testMap({ value }))).toBe(
    'session.administratorsOnly',
  )
})

test('with a key of the company Li finds places by its service, and the built-in ones while it refuses', async () => {
  await save(amap(), { placesKey: key })
  const { locations } = await office.as('li')
  const { pois } = await locations.text({ keywords: '首开' })
  expect(pois[0]).toMatchObject({ name: '首开广场', adname: '朝阳区' })
  state.refusal = ['10003', 'DAILY_QUERY_OVER_LIMIT']
  expect((await locations.around({ location: '120.13,30.26' })).pois[0]?.name).toBe('西湖区')
  const other = await office.other.as('admin')
  expect((await other.locations.around({ location: '120.13,30.26' })).pois[0]?.name).toBe('西湖区')

  state.refusal = undefined
  await save({ places: 'bundledPlaces' })
  expect((await locations.text({ keywords: '首开' })).pois).toEqual([])
})

test('tiles come through the server, once from the source, and only at an address that members get', async () => {
  await save(tiles(), { tilesKey: 'tk-1' })
  service.heard.length = 0
  const settings = await (await office.as('li')).locations.settings()
  expect(settings).toMatchObject({ attribution: '© Example', grid: 'wgs84' })
  expect(JSON.stringify(settings)).not.toMatch(/tk-1|127\.0\.0\.1/)
  const at = (z: number, x: number, y: number, template = settings.tiles ?? '') =>
    office.app.http.inject(
      template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)),
    )
  const first = await at(5, 26, 12)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
  expect(first.rawPayload.equals(png)).toBe(true)
  expect(first.headers['cache-control']).toBe('private, max-age=86400')
  await at(5, 26, 12)
  expect(service.heard.map(({ path }) => path)).toEqual(['/tiles/5/26/12.png?tk=tk-1'])

  expect((await at(2, 4, 0)).json().code).toBe(404)
  const guessed = (settings.tiles ?? '').replace(/\/[\w-]{24}\//, `/${'A'.repeat(24)}/`)
  expect((await at(5, 26, 12, guessed)).json().code).toBe(404)
  const elsewhere = (settings.tiles ?? '').replace(/Tiles\/\w+\//, 'Tiles/other/')
  expect((await at(5, 26, 12, elsewhere)).json().code).toBe(404)
  state.tileStatus = 500
  expect((await at(6, 26, 12)).json().code).toBe(404)

  const { headers } = await office.app.http.inject('/api/app/Version')
  expect(String(headers['content-security-policy'])).toContain("img-src 'self' data: blob:;")
  office.clock.pass(days(15))
  expect((await at(5, 26, 12)).json().code).toBe(404)
  await save({ tileSource: 'drawnTiles' })
  expect((await (await office.as('li')).locations.settings()).tiles).toBeNull()
})
