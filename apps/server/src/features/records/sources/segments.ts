import type { SortKey } from '@signet/list'

/** Where a page begins: the values that the last row before it is sorted by, and its id. */
export type Place = Readonly<{ values: readonly (string | null)[]; id: string }>

/** What the keys up to `key` are equal to, and how the next one lies. */
export type Segment = Readonly<{
  equal: readonly (string | null)[]
  next: Readonly<
    | { is: 'anything' }
    | { is: 'filled'; key: number }
    | { is: 'missing'; key: number }
    | { is: 'after'; key: number; value: string }
    /** After the value, or with the same value and after the id. */
    | { is: 'afterRow'; key: number; value: string; id: string }
    | { is: 'afterId'; id: string }
  >
}>

/**
 * The records that follow a place, as stretches one after the other. In each of them the first key is either there or
 * missing, so that an index over it can be walked: however deep the page, nothing before it is read. What is missing
 * comes last, in both directions.
 */
export function segmentsOf(keys: readonly SortKey[], after: Place | null): readonly Segment[] {
  if (!after) return fromStart(keys)

  const { values, id } = after
  const ties = { equal: values, next: { is: 'afterId', id } } as const
  const deeper = keys.flatMap((_, at) => following(keys, values, keys.length - 1 - at))
  const last = keys.length - 1
  const value = values[last]
  const isRow = value !== null && value !== undefined && keys[last]?.isDescending === keys[0]?.isDescending
  if (!isRow) return [ties, ...deeper]

  const row = { equal: values.slice(0, last), next: { is: 'afterRow', key: last, value, id } } as const
  return [row, ...deeper.filter(({ next }) => !(next.is === 'after' && next.key === last))]
}

/** May the value be missing? What every record has never is. */
export function isNullable({ field }: SortKey): boolean {
  return field.from === 'form' || field.names !== undefined
}

function fromStart([first]: readonly SortKey[]): readonly Segment[] {
  if (!first || !isNullable(first)) return [{ equal: [], next: { is: 'anything' } }]
  return [
    { equal: [], next: { is: 'filled', key: 0 } },
    { equal: [], next: { is: 'missing', key: 0 } },
  ]
}

/** With the same values before the key, what comes after its value. Nothing comes after a missing one. */
function following(keys: readonly SortKey[], values: Place['values'], key: number): readonly Segment[] {
  const value = values[key]
  const own = keys[key]
  if (value === null || value === undefined || !own) return []

  const equal = values.slice(0, key)
  const after = { equal, next: { is: 'after', key, value } } as const
  return isNullable(own) ? [after, { equal, next: { is: 'missing', key } }] : [after]
}
