import type { Clock } from '../../../clock/clock.ts'

/** Faster counts, in milliseconds, are not cached. */
const quick = 200
/** Age in milliseconds after which a figure is refreshed. */
const fresh = 60_000
const mostKept = 200

type CountedFigures<Figures> = Readonly<{ figures: Figures; countedAt: number }>

type CountRequest<Figures> = Readonly<{
  key: string
  count: () => Promise<Figures>
  /** Counts in the background, after the caller has left. */
  countBehind: () => Promise<Figures>
  onFailure: (error: unknown) => void
}>

export type FigureCache<Figures> = Readonly<{
  ask: (
    request: CountRequest<Figures>,
  ) => Promise<CountedFigures<Figures> & Readonly<{ isBeingCounted: boolean }>>
}>

/**
 * Caches slow counts with their time. A stale one is returned at once and refreshed in the background; the
 * same count never runs twice in parallel.
 */
export function createFigureCache<Figures>(
  clock: Clock,
  stopwatch = () => performance.now(),
): FigureCache<Figures> {
  const kept = new Map<string, CountedFigures<Figures>>()
  const underWay = new Map<string, Promise<CountedFigures<Figures>>>()

  const take = async (key: string, count: () => Promise<Figures>): Promise<CountedFigures<Figures>> => {
    const [countedAt, begun] = [clock(), stopwatch()]
    const counted = { figures: await count(), countedAt }
    kept.delete(key)
    if (stopwatch() - begun >= quick) kept.set(key, counted)
    const [oldest] = kept.size > mostKept ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return counted
  }
  const counted = (key: string, count: () => Promise<Figures>): Promise<CountedFigures<Figures>> => {
    const already = underWay.get(key)
    if (already) return already
    const counting = take(key, count).finally(() => underWay.delete(key))
    underWay.set(key, counting)
    return counting
  }

  return {
    ask: async ({ key, count, countBehind, onFailure }) => {
      const found = kept.get(key)
      if (!found) return { ...(await counted(key, count)), isBeingCounted: false }

      const isOld = clock() - found.countedAt > fresh
      if (isOld) counted(key, countBehind).catch(onFailure)
      return { ...found, isBeingCounted: isOld }
    },
  }
}
