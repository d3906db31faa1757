const tints: readonly string[] = ['blue', 'teal', 'green', 'olive', 'orange', 'red', 'pink', 'purple']

/** Returns one of the eight tints (1 to 8): the named one, or one derived from the seed. */
export function tintOf(seed: string, name = ''): number {
  const named = tints.indexOf(name)
  return 1 + (named >= 0 ? named : hashOf(seed) % tints.length)
}

export function tintStyle(tint: number) {
  return { background: `var(--tile-${tint})`, color: `var(--tile-${tint}-glyph)` }
}

/** FNV-1a with a final mix, so that similar seeds get different colours. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
