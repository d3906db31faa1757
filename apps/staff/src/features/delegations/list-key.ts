export type ListKey = Readonly<{ side: 'mine' | 'forMe'; kind: 'entrust' | 'agency' }>

type Raw = Readonly<Record<string, unknown>>

/** The lists by the numbers that messages give them. */
const numbered: readonly ListKey[] = [
  { side: 'mine', kind: 'entrust' },
  { side: 'forMe', kind: 'entrust' },
  { side: 'mine', kind: 'agency' },
  { side: 'forMe', kind: 'agency' },
]

/**
 * Which list an address means: `index` 1 is what I gave, 2 what was given to me (spec section 2), `kind` which of both
 * kinds; a message says it exactly with `type`.
 */
export function listKeyIn(raw: Raw): ListKey {
  const byMessage = numbered[Number(raw['type']) - 1]
  if (byMessage) return byMessage
  return {
    side: Number(raw['index']) === 2 ? 'forMe' : 'mine',
    kind: raw['kind'] === 'entrust' ? 'entrust' : 'agency',
  }
}
