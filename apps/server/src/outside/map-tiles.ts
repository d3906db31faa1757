/**
 * An address with `{z}`, `{x}` and `{y}` (and `{s}` for a, b and c), its attribution, and its coordinate
 * grid.
 */
export type MapTiles = Readonly<{ tiles: string; attribution: string; grid: 'wgs84' | 'gcj02' }>

/** Returns the origins of the tiles, for the content security policy. */
export function originsOf({ tiles }: MapTiles): readonly string[] {
  const hosts = tiles.includes('{s}') ? ['a', 'b', 'c'].map((host) => tiles.replace('{s}', host)) : [tiles]
  return hosts.map((address) => new URL(address).origin)
}
