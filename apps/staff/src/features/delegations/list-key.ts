export type ListKey = Readonly<{ side: 'mine' | 'forMe'; kind: 'entrust' | 'agency' }>

type Raw = Readonly<Record<string, unknown>>

/** The lists by the numbers that messages use. */
const numbered: readonly ListKey[] = [
  { side: 'mine', kind: 'entrust' },
  { side: 'forMe', kind: 'entrust' },
  { side: 'mine', kind: 'agency' },
  { side: 'forMe', kind: 'agency' },
]

/**
 * The list of an address: `index` 1 is given, 2 is received (spec section 2), `kind` is one of the two
 * kinds; messages use `type` for both.
 */
export function listKeyIn(raw: Raw): ListKey {
  const byMessage = numbered[Number(raw['type']) - 1]
  if (byMessage) return byMessage
  return {
    side: Number(raw['index']) === 2 ? 'forMe' : 'mine',
    kind: raw['kind'] === 'entrust' ? 'entrust' : 'agency',
  }
}
