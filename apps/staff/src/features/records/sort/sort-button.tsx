import { textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import type { ListSort } from '@signet/list'
import { Button } from '@signet/ui'
import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { nameOf } from '../list/shown-columns.ts'
import type { ModelConfig } from '../queries.ts'
import { sortableFields } from './sort-keys.ts'
import { SortSheet } from './sort-sheet.tsx'

type SortButtonProps = Readonly<{
  config: ModelConfig
  /** Empty: the order of the list. */
  sort: readonly ListSort[]
  onChange: (sort: readonly ListSort[]) => void
}>

const arrows = { ascending: '↑', descending: '↓' } as const

/** Says what the list is sorted by, and opens what changes it. */
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
