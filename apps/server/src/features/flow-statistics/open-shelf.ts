import type { Clock } from '../../clock.ts'

/** What takes fewer milliseconds than this is counted for everybody who asks. */
const quick = 200
/** What is older than this is counted again. */
const fresh = 60_000
const mostKept = 200

type Counted<Figures> = Readonly<{ figures: Figures; countedAt: number }>

type Asked<Figures> = Readonly<{
  key: string
  count: () => Promise<Figures>
  /** The same, once whoever asked has gone. */
  countBehind: () => Promise<Figures>
  onFailure: (error: unknown) => void
}>

export type Shelf<Figures> = Readonly<{
  ask: (asked: Asked<Figures>) => Promise<Counted<Figures> & Readonly<{ isBeingCounted: boolean }>>
}>

/**
 * Keeps what took long to count, with the moment of which it tells: nobody waits for it twice, and who finds it old has it
 * counted anew. The same is never counted twice at once.
 */
export function openShelf<Figures>(clock: Clock, stopwatch = () => performance.now()): Shelf<Figures> {
  const kept = new Map<string, Counted<Figures>>()
  const underWay = new Map<string, Promise<Counted<Figures>>>()

  const take = async (key: string, count: () => Promise<Figures>): Promise<Counted<Figures>> => {
    const [countedAt, begun] = [clock(), stopwatch()]
    const counted = { figures: await count(), countedAt }
    kept.delete(key)
    if (stopwatch() - begun >= quick) kept.set(key, counted)
    const [oldest] = kept.size > mostKept ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return counted
  }
  const counted = (key: string, count: () => Promise<Figures>): Promise<Counted<Figures>> => {
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
