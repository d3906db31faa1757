/** A map that shares with a former one all entries but a few. */
export type LayeredMap<Key, Value> = Readonly<{
  get: (key: Key) => Value | undefined
  /** Returns the map with other entries; undefined takes an entry away. */
  with: (changes: Iterable<readonly [Key, Value | undefined]>) => LayeredMap<Key, Value>
}>

/** More entries than this are not kept beside the others. */
const mostBeside = 2000

export function layeredMap<Key, Value>(
  base: ReadonlyMap<Key, Value>,
  beside: ReadonlyMap<Key, Value | undefined> = new Map(),
): LayeredMap<Key, Value> {
  return {
    get: (key) => (beside.has(key) ? beside.get(key) : base.get(key)),
    with: (changes) => {
      const next = new Map([...beside, ...changes])
      return next.size > mostBeside ? layeredMap(merged(base, next)) : layeredMap(base, next)
    },
  }
}

function merged<Key, Value>(base: ReadonlyMap<Key, Value>, beside: ReadonlyMap<Key, Value | undefined>) {
  const all = new Map(base)
  for (const [key, value] of beside)
    if (value === undefined) all.delete(key)
    else all.set(key, value)
  return all
}
