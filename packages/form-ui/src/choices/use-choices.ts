import { type ChoiceOption, type ChoiceSource, referentOf } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { useEffect, useState } from 'react'
import type { Choice, LookupQuestion } from '../form/form-environment.ts'
import { useFormContext } from '../form/surroundings.ts'
import { useSignal } from '../form/use-signal.ts'
import { isUndecided, useChosen } from '../lookup/use-lookup.ts'

type ChoiceControl<Settings> = Readonly<{
  settings: Settings
  /** Ids of the chosen options. */
  chosen: readonly string[]
  parameters: Readonly<Record<string, unknown>>
  /** `shown` keeps all options visible; `opened` and `closed` tell whether a list of options is open. */
  options: 'shown' | 'opened' | 'closed'
}>

export type Choices<Settings> = Readonly<{
  /** The settings with the options offered now, from any source. */
  settings: Settings
  /** `waiting` means that an empty field decides the options. */
  state: 'waiting' | 'loading' | 'found' | 'failed'
  again: () => void
}>

/**
 * Returns the options of a field from its definition, a dictionary or a data interface. A chosen option that is no
 * longer offered is included as retired.
 */
export function useChoices<Settings extends { options: readonly ChoiceOption[]; source: ChoiceSource }>({
  settings,
  chosen,
  parameters,
  options,
}: ChoiceControl<Settings>): Choices<Settings> {
  const t = useT()
  const of = referentOf(settings.source)
  const isWaiting = isUndecided(parameters)
  const list = useList(of && !isWaiting && options !== 'closed' ? { of, parameters } : undefined)
  const known = useChosen(of, chosen, { parameters })
  if (!of) return { settings, state: 'found', again: list.again }

  const offered = flat(list.choices ?? [])
  const lost = known.filter(({ id }) => !offered.some((one) => one.id === id))
  const retired = lost.map(({ id, name }) => ({
    id,
    label: list.choices ? t('form.lost', { name }) : name,
    retired: true,
  }))
  return {
    settings: {
      ...settings,
      source: { from: 'options' },
      options: [...offered.map(optionOf), ...retired],
    },
    state: stateOf(isWaiting, list),
    again: list.again,
  }
}

export function stateOf(isWaiting: boolean, { choices, hasFailed }: ReturnType<typeof useList>) {
  if (isWaiting) return 'waiting'
  if (hasFailed) return 'failed'
  return choices ? 'found' : 'loading'
}

/** A flat list offers all nodes of a tree. */
function flat(choices: readonly Choice[]): readonly Choice[] {
  return choices.flatMap((choice) => [choice, ...flat(choice.children ?? [])])
}

function optionOf({ id, name, isRetired = false }: Choice) {
  return { id, label: name, retired: isRetired }
}

export type List = Readonly<{
  /** Undefined until loaded. */
  choices: readonly Choice[] | undefined
  hasFailed: boolean
  again: () => void
}>

type Answer = Readonly<{ asked: string; choices?: readonly Choice[]; hasFailed: boolean }>

/** Loads all choices once per form. Undefined loads nothing. */
export function useList(question: Omit<LookupQuestion, 'page'> | undefined): List {
  const { lookups } = useFormContext()
  const questionKey = JSON.stringify(question)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    if (questionKey === undefined) return
    let isCurrent = true
    lookups.all(JSON.parse(questionKey) as LookupQuestion).then(
      (choices) => isCurrent && setAnswer({ asked: questionKey, choices, hasFailed: false }),
      () => isCurrent && setAnswer({ asked: questionKey, hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [questionKey, lookups, attempt])

  const current = answer?.asked === questionKey ? answer : undefined
  return {
    choices: current?.choices,
    hasFailed: current?.hasFailed ?? false,
    again: () => {
      setAnswer(undefined)
      setAttempt(attempt + 1)
    },
  }
}

/** Returns the parameters of the choices of a field. */
export function useParameters(path: string): Readonly<Record<string, unknown>> {
  const { store } = useFormContext()
  return useSignal(store.field(path).parameters)
}
