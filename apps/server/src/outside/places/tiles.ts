import type { RefusalCode } from '@signet/contract'
import { pictureTypeOf, Refusal } from '@signet/std'
import { z } from 'zod'
import type { Clock } from '../../clock/clock.ts'
import { fetchOutside } from '../fetch-outside.ts'
import { createGates } from '../gates.ts'
import type { Outside } from '../outside.ts'
import { PlaceFailure } from './place-failure.ts'

/** A server of map pictures: an address with `{z}`, `{x}`, `{y}`, `{s}` and `{key}`, and the key. */
export type TileServer = Readonly<{ tiles: string; key: string }>

/** A square of the map: zoom, column, row. */
type TileSpot = Readonly<{ z: number; x: number; y: number }>

type Tile = Readonly<{ type: string; bytes: Uint8Array }>

/** Whether a text is an address with every needed placeholder and no unknown one, none of them in the host but `{s}`. */
export function isTileAddress(text: string): boolean {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const isComplete = ['z', 'x', 'y'].every((name) => names.includes(name))
  const hasOthers = names.some((name) => !['z', 'x', 'y', 's', 'key'].includes(name))
  const url = URL.parse(text.replace('{s}', 'a'))
  return (
    isComplete &&
    !hasOthers &&
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    !/[{}]|%7b/i.test(url.host) &&
    url.username === ''
  )
}

/** Fetches one picture. Throws PlaceFailure, refuses `outside.*`. */
export async function fetchTile(outside: Outside, { tiles, key }: TileServer, spot: TileSpot): Promise<Tile> {
  const url = addressOf({ tiles, key }, spot)
  const { host } = new URL(url)
  const answer = await fetchOutside(outside)(url, { headers: { accept: 'image/*' } }).catch(
    (error: unknown) => {
      if (error instanceof Refusal) throw error
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      throw new Refusal<RefusalCode>(isLate ? 'outside.timedOut' : 'outside.unreachable', { host })
    },
  )
  if (!answer.ok) throw failureOf(answer.status, host, tiles.includes('{key}'))
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const type = pictureTypeOf(bytes)
  if (!type) throw new PlaceFailure('settings.mapNoPicture', 'tiles', { host })
  return { type, bytes }
}

function addressOf({ tiles, key }: TileServer, { z: zoom, x, y }: TileSpot): string {
  const values: Readonly<Record<string, string>> = {
    z: String(zoom),
    x: String(x),
    y: String(y),
    s: ['a', 'b', 'c'][(x + y) % 3] ?? 'a',
    key: encodeURIComponent(key),
  }
  return tiles.replace(/\{([^{}]*)\}/g, (_, name: string) => values[name] ?? '')
}

function failureOf(status: number, host: string, hasKey: boolean): PlaceFailure {
  if (status === 401 || status === 403)
    return new PlaceFailure('settings.mapTilesForbidden', hasKey ? 'tilesKey' : 'tiles', { host, status })
  if (status === 404) return new PlaceFailure('settings.mapNoTile', 'tiles', { host })
  if (status === 429) return new PlaceFailure('settings.mapTilesBusy', 'tiles', { host })
  return new PlaceFailure('settings.mapTilesFailed', 'tiles', { host, status })
}

/** Pictures that were fetched lately, so that people who look at the same place cause one question. */
export type Tiles = Readonly<{
  /** Returns a picture from memory, or fetches it. Throws and refuses as `fetchTile` does, and `request.tooMany`. */
  of: (owner: string, server: TileServer, spot: TileSpot) => Promise<Tile>
}>

type Kept = Readonly<{ tile: Tile; at: number }>

const day = 24 * 60 * 60_000
const usualBytes = 32 * 1024 * 1024

/** Keeps at most `mostBytes` for a day, the latest used; failures are not kept. */
export function openTiles({
  outside,
  clock,
  mostBytes = usualBytes,
}: Readonly<{ outside: Outside; clock: Clock; mostBytes?: number }>): Tiles {
  const kept = new Map<string, Kept>()
  const asked = new Map<string, Promise<Tile>>()
  const gates = createGates({ atOnce: 16, waiting: 400 })
  let bytes = 0

  const drop = (name: string) => {
    bytes -= kept.get(name)?.tile.bytes.length ?? 0
    kept.delete(name)
  }
  const keep = (name: string, tile: Tile) => {
    drop(name)
    kept.set(name, { tile, at: clock() })
    bytes += tile.bytes.length
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return
      drop(oldest)
    }
  }
  const find = (name: string): Tile | undefined => {
    const found = kept.get(name)
    if (!found) return undefined
    kept.delete(name)
    if (clock() - found.at < day) {
      kept.set(name, found)
      return found.tile
    }
    bytes -= found.tile.bytes.length
    return undefined
  }
  const ask = async (name: string, owner: string, run: () => Promise<Tile>) => {
    const question = gates.through(owner, run)
    asked.set(name, question)
    try {
      const tile = await question
      keep(name, tile)
      return tile
    } finally {
      asked.delete(name)
    }
  }

  return {
    of: async (owner, server, spot) => {
      const name = JSON.stringify([owner, server.tiles, server.key, spot.z, spot.x, spot.y])
      return find(name) ?? asked.get(name) ?? (await ask(name, owner, () => fetchTile(outside, server, spot)))
    },
  }
}

const Whole = z.coerce.number().int().min(0)

/** Parses the path of a tile. A column or row beyond its zoom does not exist. */
export const TilePath = z
  .object({ z: Whole.max(22), x: Whole, y: Whole })
  .refine(({ z: zoom, x, y }) => x < 2 ** zoom && y < 2 ** zoom)
