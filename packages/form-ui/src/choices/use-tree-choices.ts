import { referentOf, type TreeOption, type TreePath, type TreeSource, withPaths } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import type { Choice } from '../form/form-environment.ts'
import { isUndecided, useChosen } from '../lookup/use-lookup.ts'
import { type Choices, stateOf, useList } from './use-choices.ts'

type TreeChoiceControl<Settings> = Readonly<{
  settings: Settings
  /** The chosen paths; where only ids are known, paths of one step. */
  chosen: readonly TreePath[]
  /** Tells whether the last id of the path is in the tree. */
  isThere: (tree: readonly TreeOption[], path: TreePath) => boolean
  parameters: Readonly<Record<string, unknown>>
  options: 'opened' | 'closed'
}>

/** The same as `useChoices` for options on several levels. */
export function useTreeChoices<Settings extends { options: readonly TreeOption[]; source: TreeSource }>({
  settings,
  chosen,
  isThere,
  parameters,
  options,
}: TreeChoiceControl<Settings>): Choices<Settings> {
  const t = useT()
  const of = referentOf(settings.source)
  const isWaiting = isUndecided(parameters)
  const list = useList(of && !isWaiting && options === 'opened' ? { of, parameters } : undefined)
  const known = useChosen(of, of ? [...new Set(chosen.flat())] : [], { parameters })
  const tree = useMemo(() => (list.choices ?? []).map(treeOptionOf), [list.choices])
  if (!of) return { settings, state: 'found', again: list.again }

  const lost = chosen.filter((path) => !isThere(tree, path))
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const nameOf = (id: string, isLast: boolean) => {
    const name = names.get(id) ?? id
    return list.choices && isLast ? t('form.lost', { name }) : name
  }
  return {
    settings: { ...settings, source: { from: 'options' }, options: withPaths(tree, lost, nameOf) },
    state: stateOf(isWaiting, list),
    again: list.again,
  }
}

function treeOptionOf({ id, name, isRetired = false, children = [] }: Choice): TreeOption {
  return { id, label: name, retired: isRetired, children: children.map(treeOptionOf) }
}
