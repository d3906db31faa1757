/** An address with `{z}`, `{x}` and `{y}` (and `{s}` for a, b and c), who is named for it, and the grid it is drawn in. */
export type MapTiles = Readonly<{ tiles: string; attribution: string; grid: 'wgs84' | 'gcj02' }>

/** The origins that such tiles come from, for the content policy. */
export function originsOf({ tiles }: MapTiles): readonly string[] {
  const hosts = tiles.includes('{s}') ? ['a', 'b', 'c'].map((host) => tiles.replace('{s}', host)) : [tiles]
  return hosts.map((address) => new URL(address).origin)
}
