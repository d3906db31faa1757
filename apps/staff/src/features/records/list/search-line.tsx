import type { Around } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { FilterButton } from '../../../lib/filter-button.tsx'
import { WordsField } from '../../../lib/words-field.tsx'
import type { ModelConfig } from '../queries.ts'
import type { Asked } from './asked.ts'
import { FilterSheet } from './filter-sheet.tsx'
import styles from './records-page.module.css'

type SearchLineProps = Readonly<{
  config: ModelConfig
  around: Around
  asked: Asked
  ask: (part: Partial<Asked>) => void
}>

/** Words, where the list knows fields to look into, and the filter, with how much of it is set. */
export function SearchLine({ config, around, asked, ask }: SearchLineProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { view, words, filter } = asked
  const count = filter?.conditions.length ?? 0
  const hasFilter = config.list.searches.length > 0 || count > 0
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
