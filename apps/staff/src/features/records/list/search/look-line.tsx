import { useT } from '@signet/i18n/react'
import { SortButton } from '../../sort/sort-button.tsx'
import { TreeButton } from '../../tree/tree-button.tsx'
import { ViewsButton } from '../../views/views-button.tsx'
import type { ShownList } from '../more-entry.ts'
import styles from '../records-page.module.css'
import type { LoadedList } from '../use-opening.ts'
import type { ListQuery } from './asked.ts'
import { queryOfList } from './use-asked.ts'

type ListStateLineProps = Readonly<{
  opening: LoadedList
  list: ShownList
  asked: ListQuery
  hasTree: boolean
}>

/** The number of records, and the current view, order and tree node. */
export function ListStateLine({ opening, list, asked, hasTree }: ListStateLineProps) {
  const t = useT()
  const { config, views, around } = opening
  const { total, ask } = list
  const designed = queryOfList(config, around)
  return (
    <div className={styles.line}>
      <p className={styles.total} role="status">
        {total !== undefined && t('records.total', { count: total })}
      </p>
      {hasTree && <TreeButton config={config} value={asked.node} onChoose={(node) => ask({ node })} />}
      <ViewsButton modelId={config.id} views={views} asked={asked} designed={designed} onPick={ask} />
      <SortButton config={config} sort={asked.sort} onChange={(sort) => ask({ sort })} />
    </div>
  )
}
