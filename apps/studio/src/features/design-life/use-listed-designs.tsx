import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { ChoiceFilter } from '../../kit/lists/list-filters.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { FolderPanel } from './folders/folder-panel.tsx'
import { noCategory } from './folders/folders.ts'
import { type Labelled, labelsQuery } from './queries.ts'

const listed = ['inUse', 'archived', 'deleted'] as const

/** Which designs a page lists, kept in its address, and the filters and folders that change it. */
export function useListedDesigns(of: Labelled) {
  const t = useT()
  const { search } = useListSearch()
  const { keyword = '', category, tag, owner } = search
  const availability = listed.find((one) => one === search.status) ?? 'inUse'
  const choices = listed.map((value) => ({ value, label: t(`design-life.listed.${value}`) }))
  return {
    shown: {
      ...{ keyword, availability },
      ...(category && { category: category === noCategory ? '' : category }),
      ...(tag && { tag }),
      ...(owner && { owner }),
    },
    filter: { chosen: availability, usual: 'inUse', choices },
    filters: <LabelFilters of={of} />,
    side: <FolderPanel of={of} availability={availability} />,
  }
}

/** Narrows a list of designs by tag and owner, as far as it has any. */
function LabelFilters({ of }: Readonly<{ of: Labelled }>) {
  const t = useT()
  const { search, change } = useListSearch()
  const { data } = useQuery(labelsQuery(useClient(), of))
  const filters = [
    { key: 'tag', choices: (data?.tags ?? []).map((value) => ({ value, label: value })) },
    { key: 'owner', choices: (data?.owners ?? []).map(({ id: value, name: label }) => ({ value, label })) },
  ] as const
  return filters
    .filter(({ key, choices }) => choices.length > 0 || search[key] !== undefined)
    .map(({ key, choices }) => (
      <ChoiceFilter
        key={key}
        label={t(`design-life.${key}`)}
        value={search[key]}
        choices={choices}
        onChange={(value) => change({ [key]: value })}
      />
    ))
}
