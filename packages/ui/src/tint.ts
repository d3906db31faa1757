const tints = 8

/** The same name has the same colour everywhere: one of the eight tints of the tokens. */
export function tintOf(seed: string): number {
  let hash = 7
  for (const letter of seed) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (hash % tints) + 1
}

export function tintStyle(tint: number) {
  return { background: `var(--tile-${tint})`, color: `var(--tile-${tint}-glyph)` }
}
