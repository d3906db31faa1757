import { useT } from '@signet/i18n/react'
import { Empty, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useClient } from '../../../shell/desk.ts'
import type { SavedList } from '../queries.ts'
import { configQuery } from './queries.ts'
import styles from './records.module.css'
import { RecordsBoard } from './records-board.tsx'
import { useViews } from './views/queries.ts'

type RecordsPartProps = Readonly<{ saved: SavedList; isModel: boolean }>

/** The records themselves, for administrators. */
export function RecordsPart({ saved: { formId: modelId, state }, isModel }: RecordsPartProps) {
  const t = useT()
  const config = useQuery({ ...configQuery(useClient(), modelId), enabled: isModel })
  const views = useViews(modelId, isModel)
  const failed = [config, views].find(({ data, error }) => error && !data)
  return (
    <section className={styles.part} aria-label={t('list-design.part.records')}>
      {!isModel && (
        <Empty title={t(state === 'withdrawn' ? 'list-design.withdrawn' : 'list-design.preview.notModel')} />
      )}
      {isModel && failed?.error && <Failure error={failed.error} onRetry={failed.refetch} />}
      {isModel && !failed && !(config.data && views.data) && <Skeleton active paragraph={{ rows: 8 }} />}
      {config.data && views.data && (
        <RecordsBoard key={config.data.version} config={config.data} views={views.data} />
      )}
    </section>
  )
}
