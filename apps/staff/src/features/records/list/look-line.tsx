import { useT } from '@signet/i18n/react'
import { SortButton } from '../sort/sort-button.tsx'
import { TreeButton } from '../tree/tree-button.tsx'
import { ViewsButton } from '../views/views-button.tsx'
import type { Asked } from './asked.ts'
import type { ShownList } from './more-entry.ts'
import styles from './records-page.module.css'
import { askedByList } from './use-asked.ts'
import type { Opening } from './use-opening.ts'

type LookLineProps = Readonly<{ opening: Opening; list: ShownList; asked: Asked; hasTree: boolean }>

/** How many records there are, and how somebody looks at them: the view, the order, the place in the tree. */
export function LookLine({ opening, list, asked, hasTree }: LookLineProps) {
  const t = useT()
  const { config, views, around } = opening
  const { total, ask } = list
  const designed = askedByList(config, around)
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
