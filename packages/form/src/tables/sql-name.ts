const longest = 40

/**
 * The snake_case of a key, for column and table names: `expenseType` is `expense_type`. Only [a-z0-9_], at most 40
 * characters: a longer one is cut and ends in a short hash of the whole key, so that it stays its own.
 */
export function sqlName(key: string): string {
  const name = key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '_')
  return fitName(name, longest)
}

/** Cuts a name that is longer than `most` characters and ends it in a short hash of the whole. */
export function fitName(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 8)}_${shortHash(name)}`
}

/** FNV-1a over UTF-16 code units, as seven base-36 digits. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0
  }
  return hash.toString(36).padStart(7, '0')
}
