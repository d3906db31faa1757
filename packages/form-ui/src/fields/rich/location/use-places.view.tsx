import type { Point } from '@signet/form'
import { useFormats, useT } from '@signet/i18n/react'
import { useDeferredValue, useEffect, useState } from 'react'
import type { FormEnvironment, FoundPlace } from '../../../form/form-environment.ts'

type Places = NonNullable<FormEnvironment['places']>
type PlaceSearch = Readonly<{
  list: readonly FoundPlace[]
  hasMore: boolean
  state: 'searching' | 'found' | 'failed'
}>

const nothing: PlaceSearch = { list: [], hasMore: false, state: 'searching' }

/** Returns places around a point or by words; outdated answers are dropped. */
export function usePlaces(places: Places, { center, words }: Readonly<{ center: Point; words: string }>) {
  const deferred = useDeferredValue(JSON.stringify({ center, words: words.trim() }))
  const [turn, setTurn] = useState({ asked: deferred, page: 1, attempt: 0 })
  const [found, setFound] = useState<PlaceSearch>(nothing)
  const { page, attempt } = turn.asked === deferred ? turn : { page: 1, attempt: 0 }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const abort = new AbortController()
    const question = JSON.parse(deferred) as { center: Point; words: string }
    setFound((before) => ({ ...before, state: 'searching' }))
    const answer = question.words
      ? places.search(question.words, question.center, page, abort.signal)
      : places.around(question.center, page, abort.signal)
    answer.then(
      ({ places: list, hasMore }) => {
        if (abort.signal.aborted) return
        setFound((before) => ({
          list: page === 1 ? list : [...before.list, ...list],
          hasMore,
          state: 'found',
        }))
      },
      () => abort.signal.aborted || setFound({ ...nothing, state: 'failed' }),
    )
    return () => abort.abort()
  }, [deferred, places, page, attempt])

  return {
    ...found,
    more: () => setTurn({ asked: deferred, page: page + 1, attempt }),
    again: () => setTurn({ asked: deferred, page, attempt: attempt + 1 }),
  }
}

/** Returns the name of the center point once it is known. */
export function useNameOf(places: Places, point: Point): FoundPlace {
  const { longitude, latitude } = point
  const [named, setNamed] = useState<FoundPlace>()

  useEffect(() => {
    const abort = new AbortController()
    places.nameOf({ longitude, latitude }, abort.signal).then(
      (found) => abort.signal.aborted || setNamed(found),
      // The coordinates remain.
      () => undefined,
    )
    return () => abort.abort()
  }, [places, longitude, latitude])

  const isThis = named?.longitude === longitude && named.latitude === latitude
  return isThis
    ? named
    : { id: 'point', name: '', address: '', province: '', city: '', district: '', longitude, latitude }
}

/** Formats a distance in metres, or in kilometres from one on. */
export function useDistance(): (metres: number) => string {
  const t = useT()
  const formats = useFormats()
  return (metres) =>
    metres < 1000
      ? t('location.away', { distance: formats.number(Math.round(metres)) })
      : t('location.awayFar', { distance: formats.number(Math.round(metres / 100) / 10) })
}
