const tints: readonly string[] = ['blue', 'teal', 'green', 'olive', 'orange', 'red', 'pink', 'purple']

/**
 * One of the eight tints of the tokens, 1 to 8: the named one, or else one that is the same for the same
 * seed everywhere.
 */
export function tintOf(seed: string, name = ''): number {
  const named = tints.indexOf(name)
  return 1 + (named >= 0 ? named : hashOf(seed) % tints.length)
}

export function tintStyle(tint: number) {
  return { background: `var(--tile-${tint})`, color: `var(--tile-${tint}-glyph)` }
}

/** FNV-1a with a final mix, so that seeds that differ little differ in colour. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
