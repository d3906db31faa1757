import type { ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, IconButton, TextField } from '@signet/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import styles from './kept-filters.module.css'
import { filterCount, type ListFilter, readListSearch } from './list-search.ts'
import { useForgetFilter, useKeepFilter, useKeptFilters } from './queries.ts'

type KeptFiltersProps = Readonly<{
  list: ListName
  /** What is set on the sheet now. */
  wish: ListFilter
  onChoose: (filter: ListFilter) => void
}>

/** Filters that I keep under a name: one press narrows the list by it. What is set now can be kept, too. */
export function KeptFilters({ list, wish, onChoose }: KeptFiltersProps) {
  const t = useT()
  const { data = [] } = useKeptFilters(list)
  const forget = useForgetFilter()
  if (data.length === 0 && filterCount(wish) === 0) return null

  return (
    <section className={styles.kept} aria-label={t('approval-lists.kept.title')}>
      <ul className={styles.chips} aria-label={t('approval-lists.kept.title')}>
        {data.map(({ id, name, asks }) => (
          <li key={id} className={styles.chip}>
            <Button size="small" onClick={() => onChoose(readListSearch(asks))}>
              {name}
            </Button>
            <IconButton
              label={t('approval-lists.kept.forget', { name })}
              icon={<X />}
              onClick={() => forget.mutate(id)}
            />
          </li>
        ))}
      </ul>
      {filterCount(wish) > 0 && <KeepFilter list={list} wish={wish} />}
    </section>
  )
}

function KeepFilter({ list, wish }: Pick<KeptFiltersProps, 'list' | 'wish'>) {
  const t = useT()
  const keep = useKeepFilter()
  const [name, setName] = useState('')
  const save = () => {
    const { keyword: _keyword, ...asks } = wish
    keep.mutate({ list, name, asks: { ...asks } }, { onSuccess: () => setName('') })
  }
  return (
    <div className={styles.keep}>
      <TextField label={t('approval-lists.kept.name')} value={name} maxLength={30} onChange={setName} />
      <Button isBusy={keep.isPending} disabled={name.trim() === ''} onClick={save}>
        {t('approval-lists.kept.keep')}
      </Button>
    </div>
  )
}
