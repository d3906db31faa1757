/** JSON with sorted keys and without `undefined`, so that equal values have equal text (for hashes and comparisons). */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value))
}

/** Sorting a copy is three times as fast as a replacer. Values already in order are not copied. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return sortedList(value)
  if ('toJSON' in value && typeof value.toJSON === 'function') return sorted(value.toJSON())

  const object = value as Readonly<Record<string, unknown>>
  const keys = Object.keys(object)
  const wasInOrder = isInOrder(keys)
  if (!wasInOrder) keys.sort()
  const parts = keys.map((key) => sorted(object[key]))
  if (wasInOrder && parts.every((part, at) => part === object[keys[at] ?? ''])) return object

  const copy: Record<string, unknown> = {}
  for (const [at, key] of keys.entries()) put(copy, key, parts[at])
  return copy
}

function sortedList(list: readonly unknown[]): readonly unknown[] {
  const copy = list.map(sorted)
  return copy.every((one, at) => one === list[at]) ? list : copy
}

function isInOrder(keys: readonly string[]): boolean {
  for (let at = 1; at < keys.length; at += 1) if ((keys[at - 1] ?? '') > (keys[at] ?? '')) return false
  return true
}

/** A plain assignment to `__proto__` would not create a key. */
function put(copy: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') Object.defineProperty(copy, key, { value, enumerable: true })
  else copy[key] = value
}

/**
 * Whether two JSON values are equal apart from key order, without serializing them as `canonicalJson` does.
 * `undefined` counts as absent.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other)

  const [a, b] = [one, other] as [Fields, Fields]
  const keys = Object.keys(a).filter((key) => a[key] !== undefined)
  return (
    keys.length === Object.keys(b).filter((key) => b[key] !== undefined).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  )
}

type Fields = Readonly<Record<string, unknown>>

function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  return one.every((item, at) => isSameJson(item, other[at]))
}
