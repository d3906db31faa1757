import { textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import type { ListSort } from '@signet/list'
import { Button, CellGroup, classes, Sheet, sharedStyles } from '@signet/ui'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { ApplyButtons } from '../apply-buttons.tsx'
import { nameOf } from '../list/shown-columns.ts'
import type { ModelConfig } from '../queries.ts'
import styles from './sort-button.module.css'

type SortButtonProps = Readonly<{
  config: ModelConfig
  /** Empty: the default order of the list. */
  sort: readonly ListSort[]
  onChange: (sort: readonly ListSort[]) => void
}>

const arrows = { ascending: '↑', descending: '↓' } as const

/** Shows the sort order and opens the sheet that changes it. */
export function SortButton({ config, sort, onChange }: SortButtonProps) {
  const { t, locale } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  if (sortableFields(config).length === 0) return null

  const keys = sort.length > 0 ? sort : config.list.sort
  const words = keys.map(
    ({ field, direction }) => `${textIn(locale, nameOf(config, field))} ${arrows[direction]}`,
  )
  const order =
    words.join(locale === 'en-US' ? ', ' : '、') ||
    t(config.isDataView ? 'records.sort.asAnswered' : 'records.sort.usual')
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        icon={<ArrowUpDown aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={t('records.sort.by', { order })}
        onClick={() => setOpen(true)}
      >
        {order}
      </Button>
      {isOpen && <SortSheet config={config} sort={sort} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}

type SortSheetProps = Readonly<{
  config: ModelConfig
  sort: readonly ListSort[]
  onChange: (sort: readonly ListSort[]) => void
  onClose: () => void
}>

/** The sort fields, in the order they were pressed. Nothing changes until it is applied. */
function SortSheet({ config, sort, onChange, onClose }: SortSheetProps) {
  const { t } = useLanguage()
  const [wish, setWish] = useState(sort)
  const apply = (next: typeof sort) => {
    onChange(next)
    onClose()
  }

  return (
    <Sheet
      title={t('records.sort.title')}
      onClose={onClose}
      footer={
        <ApplyButtons reset={t('records.sort.reset')} onReset={() => apply([])} onApply={() => apply(wish)} />
      }
    >
      <p className={styles.hint}>{t('records.sort.hint')}</p>
      <SortLines config={config} sort={wish} onChange={setWish} />
    </Sheet>
  )
}

function SortLines({ config, sort, onChange }: SortButtonProps) {
  const { t, locale } = useLanguage()
  return (
    <CellGroup label={t('records.sort.title')}>
      {sortableFields(config).map((field) => {
        const position = sort.findIndex((one) => one.field === field)
        return (
          <SortLine
            key={field}
            name={textIn(locale, nameOf(config, field))}
            index={position + 1}
            direction={sort[position]?.direction}
            isFull={sort.length >= mostKeys}
            onPress={() => onChange(turned(sort, field))}
          />
        )
      })}
    </CellGroup>
  )
}

type SortLineProps = Readonly<{
  name: string
  /** From 1; 0 where it does not sort. */
  index: number
  direction: ListSort['direction'] | undefined
  isFull: boolean
  onPress: () => void
}>

function SortLine({ name, index, direction, isFull, onPress }: SortLineProps) {
  const { t } = useLanguage()
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <li>
      <button
        type="button"
        className={classes(styles.line, index > 0 && styles.chosen)}
        disabled={isFull && index === 0}
        aria-label={t(`records.sort.${direction ?? 'none'}`, { name, place: index })}
        onClick={onPress}
      >
        <span className={styles.place} aria-hidden="true">
          {index > 0 && index}
        </span>
        <span className={sharedStyles.growText}>{name}</span>
        {direction && <Arrow className={sharedStyles.chosenMark} aria-hidden="true" />}
      </button>
    </li>
  )
}

function sortableFields({ list, fields }: Pick<ModelConfig, 'list' | 'fields'>): readonly string[] {
  const columns = list.columns.map(({ field }) => field)
  const kept = new Set(list.columns.filter(({ sortable }) => !sortable).map(({ field }) => field))
  const sortable = fields
    .filter(({ path, isSortable }) => isSortable && !kept.has(path))
    .map(({ path }) => path)
  return [
    ...columns.filter((path) => sortable.includes(path)),
    ...sortable.filter((path) => !columns.includes(path)),
  ]
}

/** Cycles a field through ascending, descending and unsorted. */
export function turned(sort: readonly ListSort[], field: string): readonly ListSort[] {
  const direction = sort.find((one) => one.field === field)?.direction
  if (direction === undefined) return [...sort, { field, direction: 'ascending' }]
  if (direction === 'descending') return sort.filter((one) => one.field !== field)
  return sort.map((one) => (one.field === field ? { field, direction: 'descending' } : one))
}

export const mostKeys = 5
