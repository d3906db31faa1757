import type { ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, IconButton, sharedStyles, TextField } from '@signet/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useForgetFilter, useKeepFilter, useSavedFilters } from '../queries.ts'
import { filterCount, type ListFilter, readListSearch } from './list-search.ts'
import styles from './saved-filters.module.css'

type SavedFiltersProps = Readonly<{
  list: ListName
  /** The filter currently set on the sheet. */
  wish: ListFilter
  onChoose: (filter: ListFilter) => void
}>

/** Saved filters, each applied with one press; the current filter can be saved too. */
export function SavedFilters({ list, wish, onChoose }: SavedFiltersProps) {
  const t = useT()
  const { data = [] } = useSavedFilters(list)
  const forget = useForgetFilter()
  if (data.length === 0 && filterCount(wish) === 0) return null

  return (
    <section className={sharedStyles.stack3} aria-label={t('approval-lists.kept.title')}>
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

function KeepFilter({ list, wish }: Pick<SavedFiltersProps, 'list' | 'wish'>) {
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
