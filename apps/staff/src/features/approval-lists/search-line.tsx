import type { ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { FilterButton } from '../../lib/filter-button.tsx'
import { WordsField } from '../../lib/words-field.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { filterCount, type ListFilter } from './list-search.ts'
import styles from './search-line.module.css'

type SearchLineProps = Readonly<{
  list: ListName
  search: ListFilter
  onChange: (filter: ListFilter) => void
}>

/** What narrows a list: words, and the sheet of filters with how many are set. */
export function SearchLine({ list, search, onChange }: SearchLineProps) {
  const t = useT()
  const [isFiltering, setFiltering] = useState(false)
  const { keyword } = search
  const count = filterCount(search)
  return (
    <div className={styles.search}>
      <WordsField
        key={list}
        label={t('approval-lists.search')}
        words={keyword ?? ''}
        onWords={(next) => onChange({ ...search, keyword: next })}
      />
      <FilterButton
        label={t('approval-lists.filter.open', { count })}
        count={count}
        onPress={() => setFiltering(true)}
      />
      {isFiltering && (
        <FilterSheet
          list={list}
          filter={search}
          onChange={(filter) => onChange({ ...filter, ...(keyword && { keyword }) })}
          onClose={() => setFiltering(false)}
        />
      )}
    </div>
  )
}
