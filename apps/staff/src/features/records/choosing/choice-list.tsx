import type { Choice } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { classes, Empty, InfiniteList, PageState } from '@signet/ui'
import { SearchX } from 'lucide-react'
import { useId } from 'react'
import type { Selection } from '../../../lib/use-selection.ts'
import list from '../list/records-page.module.css'
import { ChoiceCard } from './choice-card.tsx'
import { useChoices } from './use-choices.ts'
import type { Source } from './use-source.ts'

type ChoiceListProps = Readonly<{
  source: Source
  label: string
  words: string
  /** One row, or as many as one likes. */
  mode: 'one' | 'several'
  selection: Selection<Choice>
}>

/** The rows of a source, each to be ticked. */
export function ChoiceList({ source, label, words, mode, selection }: ChoiceListProps) {
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
