import type { FormValues } from '@signet/form'
import type { Around } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { WordsField } from '../../../lib/words-field.tsx'
import type { ModelConfig } from '../queries.ts'
import { filterOf } from './filter-form.ts'
import { FilterSheet } from './filter-sheet.tsx'
import styles from './records-page.module.css'

type SearchLineProps = Readonly<{
  config: ModelConfig
  around: Around
  words: string
  filter: FormValues | undefined
  onWords: (words: string) => void
  onFilter: (filter: FormValues) => void
}>

/** Words, where the list knows fields to look into, and the filter, with how much of it is set. */
export function SearchLine({ config, around, words, filter, onWords, onFilter }: SearchLineProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const count = (filter && filterOf(config, filter)?.conditions.length) ?? 0
  const hasFilter = config.list.searches.length > 0
  if (config.list.keyword.length === 0 && !hasFilter) return null

  return (
    <div className={styles.search}>
      {config.list.keyword.length > 0 && (
        <WordsField label={t('records.search')} words={words} onWords={onWords} />
      )}
      {hasFilter && (
        <span className={styles.filter}>
          <IconButton
            label={t('records.filter.open', { count })}
            icon={<SlidersHorizontal />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
          {count > 0 && (
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          )}
        </span>
      )}
      {isOpen && (
        <FilterSheet
          config={config}
          around={around}
          values={filter}
          onChange={onFilter}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
