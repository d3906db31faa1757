import type { Referent } from '@signet/form'
import { useDeferredValue, useEffect, useState } from 'react'
import type { Asked, Choice, LookupQuestion } from '../form/form-environment.ts'
import { useSurroundings } from '../form/surroundings.ts'

/** Stands for a name that is still being asked for. */
const notYetKnown = '…'

/** The things with these ids, in that order; what is gone, or cannot be asked for, reads as its id. */
export function useChosen(
  of: Referent | undefined,
  ids: readonly string[],
  asked?: Asked,
): readonly Choice[] {
  const { lookups } = useSurroundings()
  const [answered, setAnswered] = useState({ lookups, missing: '' })
  const missing = JSON.stringify(of ? ids.filter((id) => !lookups.known(of, id, asked)) : [])
  const how = JSON.stringify(asked)

  useEffect(() => {
    const wanted = JSON.parse(missing) as string[]
    if (!of || wanted.length === 0) return
    let isCurrent = true
    const settle = () => isCurrent && setAnswered({ lookups, missing })
    lookups.byIds(of, wanted, how === undefined ? undefined : (JSON.parse(how) as Asked)).then(settle, settle)
    return () => {
      isCurrent = false
    }
  }, [of, missing, how, lookups])

  const isAsked = of !== undefined && (missing !== answered.missing || lookups !== answered.lookups)
  return ids.map(
    (id) =>
      (of && (lookups.known(of, id, asked) ?? lookups.seen(of, id))) ?? {
        id,
        name: isAsked ? notYetKnown : id,
      },
  )
}

export type Lookup = Readonly<{
  choices: readonly Choice[]
  state: 'searching' | 'found' | 'failed'
  hasMore: boolean
  /** Asks for the next page and adds it. */
  more: () => void
  again: () => void
}>

const nothing = { choices: [], hasMore: false }

/** Asks while typing; an answer that was overtaken by a newer question is thrown away. Undefined asks nothing. */
export function useLookup(question: LookupQuestion | undefined): Lookup {
  const { lookups } = useSurroundings()
  const asked = useDeferredValue(JSON.stringify(question))
  const [turn, setTurn] = useState({ asked, page: 1, attempt: 0 })
  const [found, setFound] = useState<Omit<Lookup, 'more' | 'again'>>({ ...nothing, state: 'searching' })
  const page = turn.asked === asked ? turn.page : 1
  const attempt = turn.asked === asked ? turn.attempt : 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    if (asked === undefined) return
    const abort = new AbortController()
    setFound((before) => ({ ...before, state: 'searching' }))
    lookups.search({ ...(JSON.parse(asked) as LookupQuestion), page }, abort.signal).then(
      ({ choices, hasMore }) => {
        if (abort.signal.aborted) return
        setFound((before) => ({
          choices: page === 1 ? choices : [...before.choices, ...choices],
          hasMore,
          state: 'found',
        }))
      },
      () => abort.signal.aborted || setFound({ ...nothing, state: 'failed' }),
    )
    return () => abort.abort()
  }, [asked, lookups, page, attempt])

  return {
    ...found,
    more: () => setTurn({ asked, page: page + 1, attempt }),
    again: () => setTurn({ asked, page, attempt: attempt + 1 }),
  }
}
