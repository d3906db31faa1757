import type { ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { FilterButton, WordsField } from '../../../kit/lists/search-parts.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { filterCount, type ListFilter } from './list-search.ts'
import styles from './search-line.module.css'

type SearchLineProps = Readonly<{
  list: ListName
  search: ListFilter
  onChange: (filter: ListFilter) => void
}>

/** Keyword search, and the filter button with the number of filters set. */
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
