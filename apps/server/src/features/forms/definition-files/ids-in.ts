const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Whether an id was made here; what every company has from the start has ids of another shape. */
export function isOwnId(text: string): boolean {
  return text.match(id)?.[0] === text
}

/** Returns the distinct ids anywhere in a value: as texts, within texts and as keys. */
export function idsIn(value: unknown): ReadonlySet<string> {
  return new Set(JSON.stringify(value).match(id))
}

/** Replaces ids wherever `idsIn` finds them; ids that the map doesn't have stay. */
export function withIds<Value>(value: Value, ids: ReadonlyMap<string, string>): Value {
  // Only ids are replaced, by ids, so the text stays JSON of the same shape.
  return JSON.parse(JSON.stringify(value).replace(id, (one) => ids.get(one) ?? one)) as Value
}

/** Names of settings that refer to something by its code. */
export const codeSettings = { dictionary: 'dictionary', billRule: 'rule', interface: 'interface' } as const
export type CodedKind = keyof typeof codeSettings

type Visit = (kind: CodedKind, code: string) => string

/** Copies a value with each code that a setting names exchanged by `visit`. */
export function withCodes(value: unknown, visit: Visit): unknown {
  if (Array.isArray(value)) return value.map((part) => withCodes(part, visit))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      typeof part === 'string' ? exchanged(key, part, visit) : withCodes(part, visit),
    ]),
  )
}

function exchanged(key: string, text: string, visit: Visit): string {
  for (const kind of ['dictionary', 'billRule', 'interface'] as const)
    if (codeSettings[kind] === key) return visit(kind, text)
  return text
}

/** Returns the codes that a definition names, each as `kind:code`. */
export function codesIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  withCodes(value, (kind, code) => {
    found.add(`${kind}:${code}`)
    return code
  })
  return found
}
