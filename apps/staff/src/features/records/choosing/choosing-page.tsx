import { createLookup } from '@signet/client'
import type { Choice } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { classes, Empty, InfiniteList, PageState, SearchField } from '@signet/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX, Unlink } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import type { Selection } from '../../../kit/lists/use-selection.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import list from '../list/records-page.module.css'
import type { ChoosingSearch } from '../record-search.ts'
import { ChoiceCard } from './choice-card.tsx'
import { type Source, useSource } from './use-source.ts'

type ChoosingPageProps = Readonly<{
  search: ChoosingSearch
  mode: 'one' | 'several'
  selection: Selection<Choice>
  footer: ReactNode
}>

/** Rows of an interface or a model, searched and ticked on a page of their own. */
export function ChoosingPage({ search, mode, selection, footer }: ChoosingPageProps) {
  const t = useT()
  const source = useSource(search)
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const title = search.fullName ?? source.name ?? t('records.choose')
  if (search.interfaceId === undefined && search.modelId === undefined)
    return (
      <StackPage title={title}>
        <Empty icon={<Unlink />} title={t('records.noSource')} hint={t('records.noSourceHint')} />
      </StackPage>
    )

  return (
    <StackPage title={title} footer={footer}>
      <SearchField label={t('records.search')} value={typed} onChange={setTyped} />
      <ChoiceList source={source} label={title} words={words} mode={mode} selection={selection} />
    </StackPage>
  )
}

type ChoiceListProps = Readonly<{
  source: Source
  label: string
  words: string
  mode: 'one' | 'several'
  selection: Selection<Choice>
}>

function ChoiceList({ source, label, words, mode, selection }: ChoiceListProps) {
  const t = useT()
  const group = useId()
  const { of, columns, shown } = source
  const rows = useChoices({ of, words, columns })
  const error = source.error ?? rows.error
  const refetch = source.error ? source.refetch : rows.refetch

  return (
    <PageState
      query={{ data: rows.data, error, refetch }}
      isEmpty={({ pages }) => pages[0]?.choices.length === 0}
      empty={
        words === '' ? (
          <Empty icon={<SearchX />} title={t('records.choose.none')} />
        ) : (
          <Empty icon={<SearchX />} title={t('records.nothingFound')} hint={t('records.nothingFoundHint')} />
        )
      }
    >
      {({ pages }) => (
        <InfiniteList<Choice>
          label={label}
          rows={pages.flatMap(({ choices }) => choices)}
          keyOf={({ id }) => id}
          estimate={96}
          hasMore={rows.hasNextPage}
          failure={rows.isFetchNextPageError && !rows.isFetchingNextPage ? rows.error : null}
          onEnd={() => {
            if (!rows.isFetchingNextPage) void rows.fetchNextPage()
          }}
        >
          {(choice) => (
            <label className={classes(list.card, list.ticked, selection.has(choice) && list.selected)}>
              <input
                type={mode === 'one' ? 'radio' : 'checkbox'}
                name={group}
                aria-label={t('records.select.row', { title: choice.name || choice.id })}
                checked={selection.has(choice)}
                onChange={() => (mode === 'one' ? selection.beginWith(choice) : selection.toggle(choice))}
              />
              <span className={list.content}>
                <ChoiceCard choice={choice} shown={shown} />
              </span>
            </label>
          )}
        </InfiniteList>
      )}
    </PageState>
  )
}

type Question = Readonly<{
  /** `interface:<id>/<value>/<label>` or `model:<id>`; undefined while unknown. */
  of: string | undefined
  words: string
  columns: readonly string[]
}>

type Answer = Readonly<{ choices: readonly Choice[]; hasMore: boolean }>

function useChoices({ of, words, columns }: Question) {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: ['records', 'choices', of, words, columns],
    queryFn: ({ pageParam: page, signal }): Promise<Answer> =>
      createLookup(client).search({ of: of ?? '', words, columns, page }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
    enabled: of !== undefined,
  })
}
