import type { SettingValues } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FieldProblem } from '../../../http/envelope.ts'
import {
  checkPlaces,
  fetchTile,
  isTileAddress,
  PlaceFailure,
  placeServiceOf,
  type TileServer,
} from '../../../outside/places/index.ts'
import type { CheckContext } from './check-context.ts'

type MapValue = SettingValues<'map'>

/** Eastern Asia as a whole, which every source of tiles has. */
const knownSpot = { z: 3, x: 6, y: 3 }

/** Asks both sources, so that one that cannot be used is found before people open a map. */
export async function checkMap(value: MapValue, context: CheckContext): Promise<readonly FieldProblem[]> {
  return (await tryMap(value, context)).problems
}

const example = 'https://tiles.example.com/{z}/{x}/{y}.png'

type MapTrial = Readonly<{
  problems: readonly FieldProblem[]
  /** What the company's own service called a well-known point; empty without one. */
  address: string
  /** A picture of the company's own server as a data address; empty without one. */
  tile: string
}>

/** Asks the sources that the company named for a well-known point. */
export async function tryMap(value: MapValue, context: CheckContext): Promise<MapTrial> {
  const places = value.places === 'amap' ? await tryPlaces(value, context) : untried
  const tiles = value.tileSource === 'ownTiles' ? await tryTiles(value, context) : untried
  return { address: places.found, tile: tiles.found, problems: [...places.problems, ...tiles.problems] }
}

type Trial = Readonly<{ found: string; problems: readonly FieldProblem[] }>

const untried: Trial = { found: '', problems: [] }

async function tryPlaces(value: MapValue, { server, tenant, secrets }: CheckContext): Promise<Trial> {
  const key = secrets['placesKey'] ?? ''
  const isAddress = value.placesUrl === '' || /^https?:$/.test(URL.parse(value.placesUrl)?.protocol ?? '')
  if (!isAddress) return wrong('placesUrl', 'settings.wrong')
  if (key === '') return wrong('placesKey', 'settings.missing')
  return tried('placesUrl', async () => {
    await server.tenants.refuseCopy(tenant)
    return checkPlaces(server.outside, placeServiceOf(value, key))
  })
}

async function tryTiles(value: MapValue, { server, tenant, secrets }: CheckContext): Promise<Trial> {
  const { tiles } = value
  const source: TileServer = { tiles, key: secrets['tilesKey'] ?? '' }
  if (tiles === '') return wrong('tiles', 'settings.missing')
  if (!isTileAddress(tiles)) return wrong('tiles', 'settings.mapNoTileAddress', { example })
  if (tiles.includes('{key}') && source.key === '') return wrong('tilesKey', 'settings.missing')
  // The addresses that people get are made with the key of the server.
  if (!server.secrets.isReady) return wrong('tileSource', 'secrets.noKey')
  return tried('tiles', async () => {
    await server.tenants.refuseCopy(tenant)
    const { type, bytes } = await fetchTile(server.outside, source, knownSpot)
    return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
  })
}

function wrong(path: string, code: string, params: FieldProblem['params'] = {}): Trial {
  return { found: '', problems: [{ path, code, params }] }
}

async function tried(usual: string, ask: () => Promise<string>): Promise<Trial> {
  try {
    return { found: await ask(), problems: [] }
  } catch (error) {
    if (error instanceof PlaceFailure)
      return { found: '', problems: [{ path: error.part, code: error.code, params: error.params }] }
    if (error instanceof Refusal)
      return { found: '', problems: [{ path: usual, code: error.code, params: error.params }] }
    throw error
  }
}
