import { useT } from '@signet/i18n/react'
import { Empty, Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useAdministration } from '../../../kit/context/use-administration.ts'
import { PageTitle } from '../../../kit/details/tab-title.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { SearchBox } from '../../../kit/lists/search-box.tsx'
import { SheetButtons } from '../organization-sheets/index.ts'
import { MoveDialog } from './move-dialog.tsx'
import { PastDay } from './past-day.tsx'
import { type Unit, unitsQuery } from './queries.ts'
import { UnitDialog } from './unit-dialog.tsx'
import { UnitPanel } from './unit-panel.tsx'
import { type Drop, UnitTree } from './unit-tree.tsx'
import styles from './units.module.css'

/** The organization as a tree, with the facts of the selected company or department beside it. */
export function UnitsPage() {
  const t = useT()
  const { search, change } = useListSearch()
  const { data, error, refetch } = useQuery(unitsQuery(useClient(), search.day))
  const [isNew, setNew] = useState(false)
  const isEverything = useAdministration().isEverything && search.day === undefined
  const create = (id: string) => {
    setNew(false)
    void change({ open: id })
  }

  return (
    <section className={styles.page} aria-label={t('units.title')}>
      <div className={styles.bar}>
        <PageTitle>{t('units.title')}</PageTitle>
        {data && (
          <output className={sharedStyles.weak}>{t('units.total', { total: data.list.length })}</output>
        )}
        <span className={styles.gap} />
        <SearchBox
          value={search.keyword ?? ''}
          onSearch={(keyword) => change({ keyword }, { replace: true })}
        />
        <PastDay />
        {isEverything && <SheetButtons kind="departments" exports={['departments', 'posts']} />}
        {isEverything && (
          <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setNew(true)}>
            {t('units.newTop')}
          </Button>
        )}
      </div>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {data && <Units units={data.list} />}
      {isNew && <UnitDialog editing={{ parentId: '-1' }} onSaved={create} onClose={() => setNew(false)} />}
    </section>
  )
}

function Units({ units }: Readonly<{ units: readonly Unit[] }>) {
  const t = useT()
  const { search, change } = useListSearch()
  const [drop, setDrop] = useState<Drop | null>(null)
  const dropped = units.find(({ id }) => id === drop?.id)

  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <UnitTree
          units={units}
          keyword={search.keyword ?? ''}
          opened={search.open}
          onOpen={(open) => change({ open })}
          onDrop={search.day === undefined ? setDrop : undefined}
        />
      </div>
      <div className={styles.details}>
        {search.open ? (
          <UnitPanel key={search.open} units={units} id={search.open} onOpen={(open) => change({ open })} />
        ) : (
          <Empty
            title={t('units.choose')}
            hint={t(search.day === undefined ? 'units.chooseHint' : 'units.choosePastHint')}
          />
        )}
      </div>
      {drop && dropped && (
        <MoveDialog units={units} unit={dropped} drop={drop} onClose={() => setDrop(null)} />
      )}
    </div>
  )
}
