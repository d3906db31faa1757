import { useT } from '@signet/i18n/react'
import { Empty, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useClient } from '../../../shell/desk.ts'
import { configQuery } from './queries.ts'
import styles from './records.module.css'
import { RecordsTable } from './records-table.tsx'

type RecordsPartProps = Readonly<{ modelId: string; isModel: boolean }>

/** The records themselves, for administrators. */
export function RecordsPart({ modelId, isModel }: RecordsPartProps) {
  const t = useT()
  const { data, error, refetch } = useQuery({ ...configQuery(useClient(), modelId), enabled: isModel })
  return (
    <section className={styles.part} aria-label={t('list-design.part.records')}>
      {!isModel && <Empty title={t('list-design.preview.notModel')} />}
      {isModel && error && !data && <Failure error={error} onRetry={refetch} />}
      {isModel && !data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && <RecordsTable key={data.version} config={data} />}
    </section>
  )
}
