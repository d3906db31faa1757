import { useT } from '@signet/i18n/react'
import { Failure, Status, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Skeleton, Table, type TableColumnsType } from 'antd'
import { RefreshCw } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useAdministration } from '../../../kit/context/use-administration.ts'
import { FormattedTime, Section } from '../../../kit/details/facts.tsx'
import styles from './monitor.module.css'
import { type OutsideSystem, outsideQuery } from './queries.ts'

/** Whether the systems work that the settings use: mail, directories, providers of identities and so on. */
export function OutsideTable() {
  const t = useT()
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(outsideQuery(useClient()))
  const { isEverything } = useAdministration()
  return (
    <Section title={t('monitor.asked')}>
      <p className={sharedStyles.note}>
        {t('monitor.askedHint')} {data && <FormattedTime at={new Date(dataUpdatedAt).toISOString()} />}
      </p>
      {error && !isFetching && <Failure error={error} onRetry={refetch} />}
      {!data && isFetching && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data && !error && (
        <>
          <Table<OutsideSystem>
            rowKey="name"
            size="small"
            pagination={false}
            dataSource={data.list}
            columns={columnsIn(t, isEverything)}
            locale={{ emptyText: t('monitor.askedNone') }}
          />
          <Button
            className={styles.again ?? ''}
            icon={<RefreshCw size={16} aria-hidden />}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {t('monitor.askAgain')}
          </Button>
        </>
      )}
    </Section>
  )
}

/** Only administrators of everything have the settings. */
function columnsIn(t: ReturnType<typeof useT>, hasSettings: boolean): TableColumnsType<OutsideSystem> {
  return [
    {
      title: t('monitor.system'),
      render: (_, { name }) =>
        hasSettings ? (
          <Link to="/settings" search={{ kind: name }}>
            {t(`settings.group.${name}`)}
          </Link>
        ) : (
          t(`settings.group.${name}`)
        ),
    },
    {
      title: t('studio.list.status'),
      render: (_, { failure }) => (
        <Status kind={failure === '' ? 'passed' : 'failed'}>
          {t(failure === '' ? 'monitor.state.ok' : 'monitor.state.failing')}
        </Status>
      ),
    },
    {
      title: t('monitor.cause'),
      render: (_, { failure }) => <span className={styles.failure}>{failure || '—'}</span>,
    },
  ]
}
