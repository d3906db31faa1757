import type { Referent } from '@signet/form'
import type { OneOrSeveral, ReferenceSettings } from '@signet/form/kinds'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import type { ControlProps } from '../form/field-view.ts'
import type { Choice, LookupQuestion, LookupVariant } from '../form/form-environment.ts'
import { useFormContext } from '../form/surroundings.ts'

/** Placeholder for a name that is loading. */
const notYetKnown = '…'

/** Returns the choices with these ids in order; a missing or unavailable one reads as its id. */
export function useChosen(
  of: Referent | undefined,
  ids: readonly string[],
  variant?: LookupVariant,
): readonly Choice[] {
  const { lookups } = useFormContext()
  const [answered, setAnswered] = useState({ lookups, missing: '' })
  const missing = JSON.stringify(of ? ids.filter((id) => !lookups.known(of, id, variant)) : [])
  const how = JSON.stringify(variant)

  useEffect(() => {
    const wanted = JSON.parse(missing) as string[]
    if (!of || wanted.length === 0) return
    let isCurrent = true
    const settle = () => isCurrent && setAnswered({ lookups, missing })
    lookups
      .byIds(of, wanted, how === undefined ? undefined : (JSON.parse(how) as LookupVariant))
      .then(settle, settle)
    return () => {
      isCurrent = false
    }
  }, [of, missing, how, lookups])

  const isAsked = of !== undefined && (missing !== answered.missing || lookups !== answered.lookups)
  return ids.map(
    (id) =>
      (of && (lookups.known(of, id, variant) ?? lookups.seen(of, id))) ?? {
        id,
        name: isAsked ? notYetKnown : id,
      },
  )
}

export type Lookup = Readonly<{
  choices: readonly Choice[]
  state: 'searching' | 'found' | 'failed'
  hasMore: boolean
  /** Loads and appends the next page. */
  more: () => void
  again: () => void
}>

const nothing = { choices: [], hasMore: false }

/** Searches while typing; outdated answers are dropped. Undefined searches nothing. */
export function useLookup(question: LookupQuestion | undefined): Lookup {
  const { lookups } = useFormContext()
  const deferred = useDeferredValue(JSON.stringify(question))
  const [turn, setTurn] = useState({ asked: deferred, page: 1, attempt: 0 })
  const [found, setFound] = useState<Omit<Lookup, 'more' | 'again'>>({ ...nothing, state: 'searching' })
  const page = turn.asked === deferred ? turn.page : 1
  const attempt = turn.asked === deferred ? turn.attempt : 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    if (deferred === undefined) return
    const abort = new AbortController()
    setFound((before) => ({ ...before, state: 'searching' }))
    lookups.search({ ...(JSON.parse(deferred) as LookupQuestion), page }, abort.signal).then(
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
  }, [deferred, lookups, page, attempt])

  return {
    ...found,
    more: () => setTurn({ asked: deferred, page: page + 1, attempt }),
    again: () => setTurn({ asked: deferred, page, attempt: attempt + 1 }),
  }
}

/** The props of a control for any outside choice. */
export type LookupEditProps = Omit<ControlProps, 'settings' | 'value' | 'onChange'> &
  Readonly<{
    settings: ReferenceSettings
    value: OneOrSeveral
    onChange: (value: OneOrSeveral) => void
    of: Referent
    /** Whether it is shown by level. */
    isTree?: boolean
    /** Its picture, of a size in pixels. */
    pictureOf?: (choice: Choice, size?: 24 | 32) => ReactNode
  }>

type QuestionSource = Pick<LookupEditProps, 'of' | 'field' | 'parameters'>

/** Returns the question for the allowed choices, or undefined while another field must be filled in first. */
export function questionOf(
  { of, field, parameters }: QuestionSource,
  more: Pick<LookupQuestion, 'words' | 'parent'>,
): LookupQuestion | undefined {
  if (isUndecided(parameters)) return undefined

  const range = field.kind.range?.(field.settings, parameters)
  return { of, ...more, ...(range ? { range } : {}) }
}

/** Tells whether a parameter of the choices is still missing. */
export function isUndecided(parameters: Readonly<Record<string, unknown>>): boolean {
  return Object.values(parameters).includes(null)
}
