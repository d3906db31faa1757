import { createLookup } from '@signet/client'
import type { Choice } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { classes, Empty, InfiniteList, PageState, SearchField, sharedStyles } from '@signet/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX, Unlink } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { nextPageOf } from '../../../kit/lists/next-page.ts'
import type { Selection } from '../../../kit/lists/use-selection.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import card from '../list/record-card.module.css'
import list from '../list/records-page.module.css'
import { useModel } from '../queries.ts'
import type { ChoosingSearch } from '../record-search.ts'

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
          {...nextPageOf(rows)}
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
              <span className={sharedStyles.grow}>
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

/** Where rows are chosen from: an interface, or a model with the columns of its list. */
type Source = Readonly<{
  of: string | undefined
  name: string | undefined
  /** Columns to request per row; an interface returns all. */
  columns: readonly string[]
  shown: readonly ShownColumn[] | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}>

const nothing: readonly string[] = []

function useSource({ interfaceId, modelId, value, label }: ChoosingSearch): Source {
  const model = useModel(interfaceId === undefined ? modelId : undefined)
  const { error, refetch } = model
  if (interfaceId !== undefined) {
    const of = `interface:${[interfaceId, value, label].join('/')}`
    return { of, name: undefined, columns: nothing, shown: undefined, error: null, refetch }
  }
  const shown = model.data?.list.columns.flatMap(({ field }) => {
    const known = model.data?.fields.find(({ path }) => path === field)
    return known && isOfRecord(field) ? [{ column: field, label: known.label }] : []
  })
  return {
    of: model.data && `model:${model.data.id}`,
    name: model.data?.name,
    columns: shown?.map(({ column }) => column) ?? nothing,
    shown,
    error,
    refetch,
  }
}

/** Excludes system columns and the columns of sub-tables. */
function isOfRecord(path: string): boolean {
  return !path.startsWith('$') && !path.includes('.')
}

type ShownColumn = Readonly<{ column: string; label: string }>

const most = 3

type ChoiceCardProps = Readonly<{ choice: Choice; shown: readonly ShownColumn[] | undefined }>

/** A row to choose: its name, and its first columns with more information. */
function ChoiceCard({ choice, shown }: ChoiceCardProps) {
  const columns =
    shown ?? Object.keys(choice.columns ?? {}).map((column) => ({ column, label: labelOf(choice, column) }))
  const details = columns
    .map(({ column, label }) => ({ column, label, text: textOf(choice, column) }))
    .filter(({ text }) => text !== '' && text !== choice.name && text !== choice.id)
    .slice(0, most)

  return (
    <>
      <span className={card.title}>{choice.name || choice.id}</span>
      {details.length > 0 && (
        <span className={card.fields}>
          {details.map(({ column, label, text }) => (
            <span key={column} className={card.field}>
              <span className={card.label}>{label}</span>
              <span className={card.value}>{text}</span>
            </span>
          ))}
        </span>
      )}
    </>
  )
}

/** The label of a column; the column's name where it has none. */
export function labelOf({ labels }: Choice, column: string): string {
  return labels?.[column] ?? column
}

/** The text of a column; structured values are not shown. */
export function textOf({ columns, texts }: Choice, column: string): string {
  const text = texts?.[column] ?? columns?.[column] ?? ''
  return typeof text === 'object' ? '' : String(text)
}
