import { type ChoiceOption, type ChoiceSource, referentOf } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'

import type { Choice } from '../form/form-environment.ts'
import { isUndecided } from '../lookup/thing.ts'
import { useChosen } from '../lookup/use-lookup.ts'
import { useList } from './use-list.ts'

type Choosing<Settings> = Readonly<{
  settings: Settings
  /** Ids of what is chosen. */
  chosen: readonly string[]
  parameters: Readonly<Record<string, unknown>>
  /** `shown`: all options stand on the screen; `opened` and `closed`: they do so only while somebody chooses. */
  options: 'shown' | 'opened' | 'closed'
}>

export type Choices<Settings> = Readonly<{
  /** The settings with the options that are offered now, wherever they come from. */
  settings: Settings
  /** `waiting`: another field decides what there is, and it is empty. */
  state: 'waiting' | 'loading' | 'found' | 'failed'
  again: () => void
}>

/**
 * The options of a field, from its definition, a dictionary or a data interface. What was chosen and is not offered any
 * more is among them as retired, and says so.
 */
export function useChoices<Settings extends { options: readonly ChoiceOption[]; source: ChoiceSource }>({
  settings,
  chosen,
  parameters,
  options,
}: Choosing<Settings>): Choices<Settings> {
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

/** What a list without levels offers of a tree: all of it. */
function flat(choices: readonly Choice[]): readonly Choice[] {
  return choices.flatMap((choice) => [choice, ...flat(choice.children ?? [])])
}

function optionOf({ id, name, isRetired = false }: Choice) {
  return { id, label: name, retired: isRetired }
}
