import type { ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Suspense, useState } from 'react'
import { FilterButton, WordsField } from '../../../kit/lists/search-parts.tsx'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { filterCount, type ListFilter } from './list-search.ts'
import styles from './search-line.module.css'

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet)

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
        <Suspense>
          <FilterSheet
            list={list}
            filter={search}
            onChange={(filter) => onChange({ ...filter, ...(keyword && { keyword }) })}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
