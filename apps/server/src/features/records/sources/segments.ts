import type { SortKey } from '@signet/list'

/** Start of a page: sort values and id of the preceding row. */
export type RowPosition = Readonly<{ values: readonly (string | null)[]; id: string }>

/** Values of the keys before `key`, and the condition on that key. */
export type Segment = Readonly<{
  equal: readonly (string | null)[]
  next: Readonly<
    | { is: 'anything' }
    | { is: 'filled'; key: number }
    | { is: 'missing'; key: number }
    | { is: 'after'; key: number; value: string }
    /** Greater value, or same value and later id. */
    | { is: 'afterRow'; key: number; value: string; id: string }
    | { is: 'afterId'; id: string }
  >
}>

/**
 * Splits the records after a position into consecutive segments. In each, the first key is present or
 * missing throughout, so that an index walk reaches any page directly. Missing values come last in both
 * directions.
 */
export function segmentsOf(keys: readonly SortKey[], after: RowPosition | null): readonly Segment[] {
  if (!after) return fromStart(keys)

  const { values, id } = after
  const ties = { equal: values, next: { is: 'afterId', id } } as const
  const deeper = keys.flatMap((_, at) => laterSegments(keys, values, keys.length - 1 - at))
  const last = keys.length - 1
  const value = values[last]
  const isRow = value !== null && value !== undefined && keys[last]?.isDescending === keys[0]?.isDescending
  if (!isRow) return [ties, ...deeper]

  const row = { equal: values.slice(0, last), next: { is: 'afterRow', key: last, value, id } } as const
  return [row, ...deeper.filter(({ next }) => !(next.is === 'after' && next.key === last))]
}

/** Whether the value may be missing; system fields always have one. */
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

/** Rows with equal preceding keys and a later value; none follow a missing value. */
function laterSegments(
  keys: readonly SortKey[],
  values: RowPosition['values'],
  key: number,
): readonly Segment[] {
  const value = values[key]
  const own = keys[key]
  if (value === null || value === undefined || !own) return []

  const equal = values.slice(0, key)
  const after = { equal, next: { is: 'after', key, value } } as const
  return isNullable(own) ? [after, { equal, next: { is: 'missing', key } }] : [after]
}
