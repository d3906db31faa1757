import { type Key, useState } from 'react'

export type Selection<Row> = Readonly<{
  isOn: boolean
  rows: readonly Row[]
  has: (row: Row) => boolean
  begin: () => void
  beginWith: (row: Row) => void
  toggle: (row: Row) => void
  /** Selects exactly these rows. */
  choose: (rows: readonly Row[]) => void
  end: () => void
}>

/** Rows ticked for an action on all of them; another `scope` (leaving the list) clears them. */
export function useSelection<Row>(keyOf: (row: Row) => Key, scope: string): Selection<Row> {
  const [state, setState] = useState<Readonly<{ scope: string; rows: ReadonlyMap<Key, Row> }> | null>(null)
  const rows = state?.scope === scope ? state.rows : null
  const keep = (next: ReadonlyMap<Key, Row>) => setState({ scope, rows: next })

  return {
    isOn: rows !== null,
    rows: [...(rows?.values() ?? [])],
    has: (row) => rows?.has(keyOf(row)) ?? false,
    begin: () => keep(new Map()),
    beginWith: (row) => keep(new Map([[keyOf(row), row]])),
    toggle: (row) => {
      const next = new Map(rows)
      if (!next.delete(keyOf(row))) next.set(keyOf(row), row)
      keep(next)
    },
    choose: (next) => keep(new Map(next.map((row) => [keyOf(row), row]))),
    end: () => setState(null),
  }
}
