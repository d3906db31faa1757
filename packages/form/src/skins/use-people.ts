import { useDeferredValue, useEffect, useState } from 'react'
import type { Person } from './form-environment.ts'
import { useSurroundings } from './surroundings.ts'

/** The people with these ids, in that order; until their names are known, the ids stand for them. */
export function usePeople(ids: readonly string[]): readonly Person[] {
  const { environment } = useSurroundings()
  const [known, setKnown] = useState<ReadonlyMap<string, Person>>(new Map())
  const missing = ids.filter((id) => !known.has(id)).join()

  useEffect(() => {
    if (missing === '') return
    let isCurrent = true
    environment.people.byIds(missing.split(',')).then(
      (people) => {
        if (isCurrent)
          setKnown((before) => new Map([...before, ...people.map((one) => [one.id, one] as const)]))
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [missing, environment])

  return ids.map((id) => known.get(id) ?? { id, name: id })
}

export type PeopleSearch = Readonly<{
  people: readonly Person[]
  state: 'searching' | 'found' | 'failed'
  again: () => void
}>

/** Searches while typing; an answer that was overtaken by a newer question is thrown away. */
export function usePeopleSearch(words: string): PeopleSearch {
  const { environment } = useSurroundings()
  const asked = useDeferredValue(words)
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<Omit<PeopleSearch, 'again'>>({ people: [], state: 'searching' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    const abort = new AbortController()
    setFound(({ people }) => ({ people, state: 'searching' }))
    environment.people.search(asked, abort.signal).then(
      (people) => abort.signal.aborted || setFound({ people, state: 'found' }),
      () => abort.signal.aborted || setFound({ people: [], state: 'failed' }),
    )
    return () => abort.abort()
  }, [asked, environment, attempt])

  return { ...found, again: () => setAttempt(attempt + 1) }
}
