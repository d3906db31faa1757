import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, Status, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, Table } from 'antd'
import { Play } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime, Section } from '../../../kit/details/facts.tsx'
import styles from './monitor.module.css'
import { type Job, jobsQuery, useRunJob } from './queries.ts'

/** The recurring jobs, which only the first company of an installation sees. */
export function JobTable() {
  const t = useT()
  const feedback = useFeedback()
  const { data, error, refetch } = useQuery(jobsQuery(useClient()))
  const run = useRunJob()
  const start = (name: string) =>
    run.mutate(name, { onSuccess: () => feedback.success(t('monitor.started.job')) })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  if (data.list.length === 0) return null

  return (
    <Section title={t('monitor.jobs')}>
      <ErrorNote error={run.error} />
      <Table<Job>
        rowKey="name"
        size="small"
        pagination={false}
        dataSource={data.list}
        columns={[
          { title: t('monitor.job'), render: (_, { name }) => t(`monitor.job.${name}`) },
          { title: t('monitor.outcome'), render: (_, job) => <JobOutcome job={job} /> },
          { title: t('monitor.ran'), render: (_, { ranAt }) => <FormattedTime at={ranAt} /> },
          {
            title: t('monitor.took'),
            align: 'right',
            render: (_, { milliseconds }) =>
              milliseconds === null ? '—' : t('monitor.milliseconds', { count: milliseconds }),
          },
          { title: t('monitor.due'), render: (_, { dueAt }) => <FormattedTime at={dueAt} /> },
          {
            align: 'right',
            render: (_, { name, isRunning }) => (
              <Button
                size="small"
                icon={<Play size={14} aria-hidden />}
                disabled={isRunning}
                loading={run.isPending && run.variables === name}
                onClick={() => start(name)}
              >
                {t('monitor.runNow')}
              </Button>
            ),
          },
        ]}
      />
    </Section>
  )
}

function JobOutcome({ job: { isRunning, failure, ranAt } }: Readonly<{ job: Job }>) {
  const t = useT()
  if (isRunning) return <Status kind="active">{t('monitor.running')}</Status>
  if (failure !== null)
    return (
      <>
        <Status kind="failed">{t('monitor.failed')}</Status> <span className={styles.failure}>{failure}</span>
      </>
    )
  if (ranAt === null) return <Status kind="waiting">{t('monitor.never')}</Status>
  return <Status kind="passed">{t('monitor.succeeded')}</Status>
}
