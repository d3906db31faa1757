import { useT } from '@signet/i18n/react'
import { Empty, sharedStyles } from '@signet/ui'
import { Button, Segmented } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PageTitle } from '../../../kit/details/tab-title.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { SearchBox } from '../../../kit/lists/search-box.tsx'
import { AreaPanel } from './area-panel.tsx'
import { AreaTree } from './area-tree.tsx'
import styles from './areas.module.css'
import { FoundAreas } from './found-areas.tsx'
import { NewArea } from './new-area.tsx'
import { type Area, top } from './queries.ts'
import { AreaSheetButtons } from './sheet-buttons.tsx'

/** The administrative areas of the company as a tree, with the selected area beside it. */
export function AreasPage() {
  const t = useT()
  const { search, change } = useListSearch()
  const [area, setArea] = useState<Area | null>(null)
  const [isNew, setNew] = useState(false)
  const { keyword = '', only } = search
  const isNarrowed = keyword !== '' || only === 'changed'

  return (
    <section className={styles.page} aria-label={t('areas.title')}>
      <div className={styles.bar}>
        <PageTitle>{t('areas.title')}</PageTitle>
        <Segmented<string>
          aria-label={t('areas.only')}
          value={only === 'changed' ? 'changed' : 'all'}
          options={[
            { value: 'all', label: t('areas.only.all') },
            { value: 'changed', label: t('areas.only.changed') },
          ]}
          onChange={(next) => change({ only: next === 'changed' ? next : undefined })}
        />
        <span className={styles.gap} />
        <SearchBox value={keyword} onSearch={(word) => change({ keyword: word }, { replace: true })} />
        <AreaSheetButtons />
        <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setNew(true)}>
          {t('areas.newTop')}
        </Button>
      </div>
      <p className={sharedStyles.note}>{t('areas.hint')}</p>
      <div className={styles.columns}>
        <div className={styles.side}>
          {isNarrowed ? (
            <FoundAreas
              keyword={keyword}
              only={only === 'changed' ? only : 'all'}
              opened={area?.id}
              onOpen={setArea}
            />
          ) : (
            <AreaTree opened={area?.id} onOpen={setArea} />
          )}
        </div>
        <div className={styles.details}>
          {area ? (
            <AreaPanel key={area.id} area={area} onRemoved={() => setArea(null)} />
          ) : (
            <Empty title={t('areas.choose')} hint={t('areas.chooseHint')} />
          )}
        </div>
      </div>
      {isNew && <NewArea parentId={top} parentName="" onClose={() => setNew(false)} />}
    </section>
  )
}
