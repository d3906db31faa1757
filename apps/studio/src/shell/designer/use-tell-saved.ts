import { useQueryClient } from '@tanstack/react-query'

type Saved = Readonly<{ changedAt: string }>

/** A saved draft is no longer what people use: whoever shows the design learns it at once, and lists look again. */
export function useTellSaved(feature: string, id: string): (saved: Saved) => Promise<void> {
  const cache = useQueryClient()
  return ({ changedAt }) => {
    cache.setQueriesData<object>(
      { queryKey: [feature, 'one', id] },
      (known) => known && { ...known, changedAt, state: 'changed' },
    )
    return cache.invalidateQueries({ queryKey: [feature, 'list'] })
  }
}
