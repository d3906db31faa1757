import { useT } from '@signet/i18n/react'
import { Alert, type TableColumnsType } from 'antd'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import styles from './chat-reports.module.css'
import { Outcome } from './outcome.tsx'
import { type ReportRow, states, useReports } from './queries.ts'
import { ReportDrawer } from './report-drawer.tsx'

/** Messages that people reported, the open ones first. */
export function ChatReportsPage() {
  const t = useT()
  const { search } = useListSearch()
  const chosen = states.find((state) => state === search.status) ?? 'open'
  const query = useReports(chosen)
  return (
    <ListPage<ReportRow>
      title={t('chat-reports.title')}
      query={query}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      hasSearch={false}
      {...(query.data?.pages[0]?.isOnlyModerator && {
        filters: <Alert type="warning" showIcon title={t('chat-reports.onlyModerator')} />,
      })}
      filter={{
        ...{ chosen, usual: 'open' },
        choices: states.map((value) => ({ value, label: t(`chat-reports.state.${value}`) })),
      }}
      emptyHint={t('chat-reports.emptyHint')}
      drawer={(id, close) => <ReportDrawer key={id} id={id} onClose={close} />}
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<ReportRow> {
  return [
    {
      title: t('chat-reports.message'),
      render: (_, { said }) => (
        <span className={styles.excerpt}>{said.text || t(`chat-reports.kind.${said.kind}`)}</span>
      ),
    },
    { title: t('chat-reports.sender'), render: (_, { said }) => said.sender.name },
    { title: t('chat-reports.reason'), render: (_, { reason }) => t(`chat-reports.reason.${reason}`) },
    { title: t('chat-reports.reporter'), render: (_, { reporter }) => reporter.name },
    { title: t('chat-reports.reportedAt'), render: (_, { reportedAt }) => <FormattedTime at={reportedAt} /> },
    { title: t('chat-reports.outcome'), render: (_, row) => <Outcome outcome={row.outcome} /> },
  ]
}
