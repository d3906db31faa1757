import { createHash } from 'node:crypto'
import type { SettingValues } from '@signet/contract'
import { type PlaceProvider, placeServiceOf, type TileServer } from '../../../outside/places/index.ts'
import { settingPlace } from '../../../outside/secrets/index.ts'
import { loadSettings } from '../../../people/settings/index.ts'
import type { Server } from '../../../server.ts'

type MapValue = SettingValues<'map'>

/** What a map of a company needs of the server. */
type MapNeeds = Pick<Server, 'db' | 'clock' | 'settings' | 'secrets' | 'tenants' | 'places' | 'maps' | 'log'>

/** Returns who names places for a company. A copy of a company asks no service with its key. */
export async function placesOf(server: MapNeeds, tenant: string): Promise<PlaceProvider> {
  const { bundled, operator, at } = server.places
  const map = await server.settings.of(tenant, 'map')
  if (map.places === 'operatorPlaces') return operator
  if (map.places === 'bundledPlaces' || (await server.tenants.of(tenant)).isCopy) return bundled
  const key = await secretOf(server, tenant, 'placesKey')
  return key === undefined ? bundled : at(placeServiceOf(map, key))
}

/** Returns the tile server that a company named; undefined when it named none, and in a copy of a company. */
export async function tileServerOf(server: MapNeeds, tenant: string): Promise<TileServer | undefined> {
  const map = await server.settings.of(tenant, 'map')
  if (map.tileSource !== 'ownTiles' || (await server.tenants.of(tenant)).isCopy) return undefined
  const key = map.tiles.includes('{key}') ? await secretOf(server, tenant, 'tilesKey') : ''
  return key === undefined ? undefined : { tiles: map.tiles, key }
}

/** A secret that can no longer be opened stops the source only; the map draws itself. */
async function secretOf(
  server: MapNeeds,
  tenant: string,
  field: 'placesKey' | 'tilesKey',
): Promise<string | undefined> {
  const { map } = await loadSettings(server.db.beside(tenant))
  const sealed = map.sealed[field]
  if (!sealed) return undefined
  try {
    return server.secrets.open(sealed, settingPlace(tenant, 'map', field))
  } catch (err) {
    server.log.warn({ err, field }, 'a key of a map service cannot be opened')
    return undefined
  }
}

type DrawnMap = Readonly<{ tiles: string | null; attribution: string; grid: 'wgs84' | 'gcj02' }>

const drawn: DrawnMap = { tiles: null, attribution: '', grid: 'gcj02' }

/** Returns what maps of a company show, for clients. */
export async function mapOf(server: MapNeeds, tenant: string): Promise<DrawnMap> {
  const map = await server.settings.of(tenant, 'map')
  if (map.tileSource === 'operatorTiles') return server.maps ?? drawn
  if ((await tileServerOf(server, tenant)) === undefined) return drawn
  const pass = passOf(server, tenant, { map, week: weekOf(server) })
  const { attribution, grid } = map
  return { tiles: `/api/system/Location/Tiles/${tenant}/${pass}/{z}/{x}/{y}`, attribution, grid }
}

const week = 7 * 24 * 60 * 60_000

function weekOf({ clock }: MapNeeds): number {
  return Math.floor(clock() / week)
}

type PassParts = Readonly<{ map: MapValue; week: number }>

/** Part of the address of tiles that only members of the company get, since pictures come without a session. */
function passOf(
  { secrets }: Pick<MapNeeds, 'secrets'>,
  tenant: string,
  { map, week: of }: PassParts,
): string {
  const digest = secrets.digest(JSON.stringify(['tiles', tenant, map.tiles, of]))
  return createHash('sha256').update(digest).digest('base64url').slice(0, 24)
}

/** Whether an address of this week or the last one is of this company and its present tiles. */
export async function isTilePass(server: MapNeeds, tenant: string, pass: string): Promise<boolean> {
  const map = await server.settings.of(tenant, 'map')
  const now = weekOf(server)
  return [now, now - 1].some((one) => passOf(server, tenant, { map, week: one }) === pass)
}
