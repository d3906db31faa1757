import { compileForm, createFormStore, rightsAtStart, textIn } from '@signet/form'
import { FormView, loadFormViews } from '@signet/form-ui'
import type { FormulaContext } from '@signet/formula'
import { useLanguage, useT } from '@signet/i18n/react'
import { Button, Sheet } from '@signet/ui'
import { useEffect, useMemo, useState } from 'react'
import { useFormEnvironment } from '../../../../kit/forms/use-form-environment.ts'
import { FilterButton } from '../../../../kit/lists/filter-button.tsx'
import { WordsField } from '../../../../kit/lists/words-field.tsx'
import type { ModelConfig, RecordFilter } from '../../queries.ts'
import styles from '../records-page.module.css'
import type { ListQuery } from './asked.ts'
import { filledWith, filterForm, filterOf, withRest } from './filter-form.ts'

type SearchLineProps = Readonly<{
  config: ModelConfig
  around: FormulaContext
  asked: ListQuery
  ask: (part: Partial<ListQuery>) => void
}>

/**
 * Keyword search, where the list has searchable fields, and the filter button with the number of filters
 * set.
 */
export function SearchLine({ config, around, asked, ask }: SearchLineProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { view, words, filter } = asked
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
          around={around}
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
  around: FormulaContext
  filter: RecordFilter | undefined
  onChange: (filter: RecordFilter | undefined) => void
  onClose: () => void
}>

const nobody = {}

/** Filters the list with the fields' own controls. Nothing changes until it is applied. */
function FilterSheet({ config, around, filter, onChange, onClose }: FilterSheetProps) {
  const { t, locale } = useLanguage()
  const environment = useFormEnvironment(nobody, { kind: 'model', id: config.id })
  const store = useMemo(() => {
    const form = filterForm(config, (bound, label) =>
      t(`records.filter.${bound}`, { label: textIn(locale, label) }),
    )
    const { values } = filledWith(config, filter)
    return createFormStore(compileForm(form), { rights: rightsAtStart(), around, values })
  }, [config, around, filter, t, locale])
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
          <Button onClick={() => apply(undefined)}>{t('records.filter.reset')}</Button>
          <Button
            tone="primary"
            onClick={() => apply(withRest(filterOf(config, store.values()), filledWith(config, filter).rest))}
          >
            {t('records.filter.apply')}
          </Button>
        </div>
      }
    >
      <FormView store={store} environment={environment} />
    </Sheet>
  )
}
