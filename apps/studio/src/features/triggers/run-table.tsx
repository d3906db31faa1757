import type { RunState } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, Status, type StatusKind, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, Table, type TableColumnsType } from 'antd'
import { RotateCw } from 'lucide-react'
import { useClient } from '../../kit/context/app-context.ts'
import { FormattedTime } from '../../kit/details/facts.tsx'
import { type Run, type RunRow, runQuery, useRuns, useTriggerMutation } from './queries.ts'
import styles from './triggers.module.css'

/** The runs of a trigger; a row opens its details. */
export function RunTable({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const query = useRuns(id)
  const runs = query.data?.pages.flatMap(({ list }) => list) ?? []

  if (query.error && runs.length === 0) return <Failure error={query.error} onRetry={query.refetch} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (runs.length === 0) return <Empty title={t('triggers.noRuns')} hint={t('triggers.noRunsHint')} />

  return (
    <div className={styles.part}>
      <Table<RunRow>
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={runs}
        columns={columnsIn(t)}
        expandable={{
          expandRowByClick: true,
          expandedRowRender: (run) => <RunDetails id={id} runId={run.id} />,
        }}
      />
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      )}
    </div>
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<RunRow> {
  return [
    { title: t('triggers.when'), render: (_, { occurredAt }) => <FormattedTime at={occurredAt} /> },
    {
      title: t('triggers.stateOfRun'),
      render: (_, { state, failure }) => (
        <span className={styles.run}>
          <Status kind={runLooks[state]}>{t(`triggers.state.${state}`)}</Status>
          {failure && state !== 'done' && (
            <span>{t(failure.code, { requestId: '', ...failure.params })}</span>
          )}
        </span>
      ),
    },
    { title: t('triggers.attempts'), align: 'right', dataIndex: 'attempts' },
  ]
}

type RunDetailsProps = Readonly<{ id: string; runId: string }>

/** The event's values, the result of each action, and a button to continue after a failure. */
function RunDetails({ id, runId }: RunDetailsProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(runQuery(useClient(), id, runId))
  const retry = useTriggerMutation((calls, _: undefined) => calls.retry({ id, runId }))
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />

  const isWrong = data.state === 'failed' || data.state === 'stopped'
  return (
    <div className={styles.part}>
      {data.cause && <p className={sharedStyles.weak}>{t('triggers.causedBy', { name: data.cause.name })}</p>}
      <ol className={styles.steps}>
        {data.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place
          <Step key={index} step={step} />
        ))}
      </ol>
      <details>
        <summary>{t('triggers.whatItSaid')}</summary>
        <pre className={styles.json}>{JSON.stringify(data.event, null, 2)}</pre>
      </details>
      {isWrong && (
        <Button
          icon={<RotateCw size={16} aria-hidden />}
          loading={retry.isPending}
          onClick={() => retry.mutate(undefined)}
        >
          {t('triggers.retry')}
        </Button>
      )}
      <ErrorNote error={retry.error} />
    </div>
  )
}

const looks: Readonly<Record<Run['steps'][number]['state'], StatusKind>> = {
  done: 'passed',
  waiting: 'waiting',
  failed: 'failed',
}

function Step({ step }: Readonly<{ step: Run['steps'][number] }>) {
  const t = useT()
  return (
    <li>
      <span className={styles.run}>
        {t(`flow-design.does.${step.does}`)}
        <Status kind={looks[step.state]}>{t(`triggers.stepState.${step.state}`)}</Status>
      </span>
      {step.result !== null && <p className={sharedStyles.weak}>{resultWords(t, step.result)}</p>}
    </li>
  )
}

const amounts = ['changed', 'removed', 'found', 'told'] as const

const ids = ['added', 'launched', 'planned'] as const

/** The result of an action in words. */
function resultWords(t: ReturnType<typeof useT>, result: Run['steps'][number]['result']): string {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return String(result ?? '')

  const { ignored } = result
  const words = [
    ...amounts.flatMap((key) =>
      typeof result[key] === 'number' ? [t(`triggers.result.${key}`, { count: result[key] })] : [],
    ),
    ...ids.flatMap((key) => (key in result ? [t(`triggers.result.${key}`)] : [])),
    ...(Array.isArray(ignored)
      ? [t('triggers.result.ignored', { fields: ignored.join(t('triggers.and')) })]
      : []),
  ]
  return words.join(' · ')
}

export const runLooks: Readonly<Record<RunState, StatusKind>> = {
  waiting: 'active',
  done: 'passed',
  skipped: 'ended',
  failed: 'failed',
  stopped: 'failed',
}
