import { useT } from '@signet/i18n/react'
import { SearchField } from '@signet/ui'
import styles from './find-line.module.css'
import { OrderButton } from './order-button.tsx'
import type { Order } from './queries.ts'

type FindLineProps = Readonly<{
  isInFolder: boolean
  words: string
  sort: Order
  onWords: (words: string) => void
  onSort: (order: Order) => void
}>

/** What documents are looked for by, and in which order they are listed. */
export function FindLine({ isInFolder, words, sort, onWords, onSort }: FindLineProps) {
  const t = useT()
  return (
    <div className={styles.line}>
      <SearchField
        label={t(isInFolder ? 'documents.searchHere' : 'documents.search')}
        value={words}
        onChange={onWords}
      />
      <OrderButton value={sort} onChange={onSort} />
    </div>
  )
}
