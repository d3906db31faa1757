import { useT } from '@signet/i18n/react'
import { classes, Empty, Failure, sharedStyles } from '@signet/ui'
import { Button, Skeleton } from 'antd'
import { AreaMarks } from './area-marks.tsx'
import styles from './areas.module.css'
import { type Area, useFoundAreas } from './queries.ts'

type FoundAreasProps = Readonly<{
  keyword: string
  only: 'all' | 'changed'
  opened: string | undefined
  onOpen: (area: Area) => void
}>

/** Areas of all levels that a search or the filter leaves, the widest first, each with its path. */
export function FoundAreas({ keyword, only, opened, onOpen }: FoundAreasProps) {
  const t = useT()
  const query = useFoundAreas({ keyword, only })
  const areas = query.data?.pages.flatMap(({ list }) => list) ?? []
  if (query.error && areas.length === 0) return <Failure error={query.error} onRetry={query.refetch} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 12 }} />
  if (areas.length === 0)
    return keyword === '' ? (
      <Empty title={t('areas.unchanged')} hint={t('areas.unchangedHint')} />
    ) : (
      <Empty title={t('studio.list.nothingFound')} hint={t('studio.list.nothingFoundHint')} />
    )

  return (
    <>
      <ul className={styles.found} aria-label={t('areas.found')}>
        {areas.map((area) => (
          <li key={area.id}>
            <button
              type="button"
              className={classes(styles.line, area.id === opened && styles.selected)}
              aria-current={area.id === opened}
              onClick={() => onOpen(area)}
            >
              <span className={area.enabledMark === 1 ? styles.area : styles.off}>
                <span className={styles.name}>{area.fullName}</span>
                <AreaMarks area={area} />
              </span>
              <span className={sharedStyles.note}>{[...area.names.slice(0, -1), area.id].join(' / ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      )}
    </>
  )
}
