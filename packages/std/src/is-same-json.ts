/**
 * Whether two values have the same JSON but for the order of their keys, without writing either: what `canonicalJson`
 * would say. For values as JSON makes them; `undefined` counts as absent.
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
