import { mostCounted } from '@signet/contract'
import { compileForm, createFormStore, rightsAtStart, textIn } from '@signet/form'
import { FormView, loadFormViews } from '@signet/form-ui'
import type { FormulaContext } from '@signet/formula'
import { useLanguage, useT } from '@signet/i18n/react'
import { Sheet, type Tab, Tabs } from '@signet/ui'
import { useEffect, useMemo, useState } from 'react'
import { useFormEnvironment } from '../../../kit/forms/use-form-environment.ts'
import { FilterButton, WordsField } from '../../../kit/lists/search-parts.tsx'
import { ApplyButtons } from '../apply-buttons.tsx'
import type { ShownList } from '../list/more-entry.ts'
import styles from '../list/records-page.module.css'
import type { ModelConfig, RecordFilter, RecordSearch } from '../queries.ts'
import { SortButton } from '../sort/sort-button.tsx'
import { TreeButton } from '../tree/node-tree.tsx'
import { ViewsButton } from '../views/views-sheet.tsx'
import { filledWith, filterForm, filterOf, withRest } from './filter-form.ts'
import { type ListQuery, tabOfWord, wordOfTab } from './list-query.ts'
import { type LoadedList, queryOfList } from './use-list-query.ts'

type SearchLineProps = Readonly<{
  config: ModelConfig
  context: FormulaContext
  query: ListQuery
  ask: (part: Partial<ListQuery>) => void
}>

/**
 * Keyword search, where the list has searchable fields, and the filter button with the number of filters
 * set.
 */
export function SearchLine({ config, context, query, ask }: SearchLineProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { view, words, filter } = query
  const count = filter?.conditions.length ?? 0
  const hasFilter = config.list.searches.length > 0 || count > 0
  useEffect(() => {
    if (hasFilter) void loadFormViews(filterForm(config)).catch(() => {})
  }, [config, hasFilter])
  if (config.list.keyword.length === 0 && !hasFilter) return null

  return (
    <div className={styles.search}>
      {config.list.keyword.length > 0 && (
        <WordsField
          key={view}
          label={t('records.search')}
          words={words}
          onWords={(next) => ask({ words: next })}
        />
      )}
      {hasFilter && (
        <FilterButton
          label={t('records.filter.open', { count })}
          count={count}
          onPress={() => setOpen(true)}
        />
      )}
      {isOpen && (
        <FilterSheet
          config={config}
          context={context}
          filter={filter}
          onChange={(next) => ask({ filter: next })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

type FilterSheetProps = Readonly<{
  config: ModelConfig
  context: FormulaContext
  filter: RecordFilter | undefined
  onChange: (filter: RecordFilter | undefined) => void
  onClose: () => void
}>

const noForm = {}

/** Filters the list with the fields' own controls. Nothing changes until it is applied. */
function FilterSheet({ config, context, filter, onChange, onClose }: FilterSheetProps) {
  const t = useT()
  const environment = useFormEnvironment(noForm, { kind: 'model', id: config.id })
  const store = useFilterStore({ config, filter, context })
  const apply = (next: RecordFilter | undefined) => {
    onChange(next)
    onClose()
  }

  return (
    <Sheet
      title={t('records.filter')}
      onClose={onClose}
      footer={
        <div className={styles.pair}>
          <ApplyButtons
            reset={t('records.filter.reset')}
            onReset={() => apply(undefined)}
            onApply={() => apply(withRest(filterOf(config, store.values()), filledWith(config, filter).rest))}
          />
        </div>
      }
    >
      <FormView store={store} environment={environment} />
    </Sheet>
  )
}

/** The filter as a form with its values. */
function useFilterStore({
  config,
  filter,
  context,
}: Pick<FilterSheetProps, 'config' | 'filter' | 'context'>) {
  const { t, locale } = useLanguage()
  return useMemo(() => {
    const form = filterForm(config, (bound, label) =>
      t(`records.filter.${bound}`, { label: textIn(locale, label) }),
    )
    const { values } = filledWith(config, filter)
    return createFormStore(compileForm(form), { rights: rightsAtStart(), context, values })
  }, [config, context, filter, t, locale])
}

type ListStateLineProps = Readonly<{
  opening: LoadedList
  list: ShownList
  query: ListQuery
  hasTree: boolean
}>

/** The number of records, and the current view, order and tree node. */
export function ListStateLine({ opening, list, query, hasTree }: ListStateLineProps) {
  const t = useT()
  const { config, views, context } = opening
  const { total, ask } = list
  const designed = queryOfList(config, context)
  return (
    <div className={styles.line}>
      <p className={styles.total} role="status">
        {total !== undefined &&
          (total > mostCounted
            ? t('records.totalOver', { most: mostCounted })
            : t('records.total', { count: total }))}
      </p>
      {hasTree && <TreeButton config={config} value={query.node} onChoose={(node) => ask({ node })} />}
      <ViewsButton modelId={config.id} views={views} query={query} designed={designed} onPick={ask} />
      <SortButton config={config} sort={query.sort} onChange={(sort) => ask({ sort })} />
    </div>
  )
}

const all = ''

type TabCount = Readonly<{ value: string | boolean | null; text: string; count: number }>
type ValueTabsProps = Readonly<{
  config: ModelConfig
  tabs: readonly TabCount[]
  total: number
  value: RecordSearch['tab']
  onChange: (value: RecordSearch['tab']) => void
}>

/** One tab per value of the field that splits the list, with its count. */
export function ValueTabs({ config, tabs, total, value, onChange }: ValueTabsProps) {
  const t = useT()
  const everything: Tab<string> = { key: all, label: t('records.tab.all'), count: total }
  const shown = tabs.map(({ value: one, text, count }) => ({
    key: wordOfTab(one),
    label: text || t('records.tab.none'),
    count,
  }))

  return (
    <Tabs
      look="pill"
      label={t('records.tabs')}
      tabs={config.list.tabs?.withAll === false ? shown : [everything, ...shown]}
      value={value === undefined ? all : wordOfTab(value)}
      onChange={(next) => onChange(next === all ? undefined : tabOfWord(next))}
    />
  )
}
