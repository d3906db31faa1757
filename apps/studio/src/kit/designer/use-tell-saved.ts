import { useQueryClient } from '@tanstack/react-query'

type SavedDraft = Readonly<{ changedAt: string }>

/** Updates the caches after a save: views of the design at once, lists by fetching again. */
export function useAnnounceSave(feature: string, id: string): (saved: SavedDraft) => Promise<void> {
  const cache = useQueryClient()
  return ({ changedAt }) => {
    cache.setQueriesData<object>(
      { queryKey: [feature, 'one', id] },
      (known) => known && { ...known, changedAt, state: 'changed' },
    )
    return cache.invalidateQueries({ queryKey: [feature, 'list'] })
  }
}
