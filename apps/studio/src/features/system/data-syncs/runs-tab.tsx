import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, sharedStyles, useFeedback } from '@signet/ui'
import { Button, Skeleton, Table, type TableColumnsType } from 'antd'
import { ArrowLeft, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { Facts, FormattedTime } from '../../../kit/details/facts.tsx'
import { RunState } from '../../../kit/sync-runs/run-state.tsx'
import { ChangeTable } from './change-table.tsx'
import styles from './data-syncs.module.css'
import { changeKinds, type DataSyncRun, type OpenRun, useRun, useRuns, useSyncMutation } from './queries.ts'
import { sumOf } from './sum-of.ts'

/** The runs of a synchronization, or one of them. */
export function RunsTab({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const [open, setOpen] = useState('')
  const preview = useSyncMutation((calls, _: undefined) => calls.preview({ id }))
  if (open !== '') return <RunView syncId={id} id={open} onOpen={setOpen} onClose={() => setOpen('')} />
  return (
    <div className={sharedStyles.stack3}>
      <div className={styles.bar}>
        <span className={sharedStyles.weak}>{t('data-syncs.previewHint')}</span>
        <Button
          type="primary"
          icon={<FlaskConical size={16} aria-hidden />}
          loading={preview.isPending}
          onClick={() => preview.mutate(undefined, { onSuccess: ({ runId }) => setOpen(runId) })}
        >
          {t('data-syncs.preview')}
        </Button>
      </div>
      <ErrorNote error={preview.error} />
      <RunTable id={id} onOpen={setOpen} />
    </div>
  )
}

function RunTable({ id, onOpen }: Readonly<{ id: string; onOpen: (run: string) => void }>) {
  const t = useT()
  const query = useRuns(id)
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  if (query.error && rows.length === 0) return <Failure error={query.error} onRetry={query.refetch} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  if (rows.length === 0) return <Empty title={t('data-syncs.noRuns')} hint={t('data-syncs.noRunsHint')} />
  return (
    <>
      <Table<DataSyncRun>
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={rows}
        columns={columnsIn(t, onOpen)}
      />
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      )}
    </>
  )
}

function columnsIn(t: ReturnType<typeof useT>, onOpen: (run: string) => void): TableColumnsType<DataSyncRun> {
  return [
    {
      title: t('data-syncs.kind'),
      render: (_, { id, kind }) => (
        <Button type="link" className={styles.link ?? ''} onClick={() => onOpen(id)}>
          {t(`data-syncs.kind.${kind}`)}
        </Button>
      ),
    },
    { title: t('studio.list.status'), render: (_, { state }) => <RunState state={state} /> },
    {
      title: t('data-syncs.result'),
      render: (_, run) => <span className={sharedStyles.weak}>{run.reason || sumOf(t, run)}</span>,
    },
    {
      title: t('data-syncs.startedBy'),
      render: (_, { startedBy }) => startedBy?.name ?? t('data-syncs.bySchedule'),
    },
    { title: t('data-syncs.startedAt'), render: (_, { startedAt }) => <FormattedTime at={startedAt} /> },
  ]
}

type RunViewProps = Readonly<{
  syncId: string
  id: string
  onOpen: (run: string) => void
  onClose: () => void
}>

/** What a dry run or run found, and the button that carries a dry run out. */
function RunView({ syncId, id, onOpen, onClose }: RunViewProps) {
  const t = useT()
  const { data: run, error, refetch } = useRun(id)
  return (
    <div className={sharedStyles.stack3}>
      <div className={styles.bar}>
        <Button icon={<ArrowLeft size={16} aria-hidden />} onClick={onClose}>
          {t('data-syncs.allRuns')}
        </Button>
        {run && isRunnable(run) && <RunButton syncId={syncId} run={run} onOpen={onOpen} />}
      </div>
      {!run && error && <Failure error={error} onRetry={refetch} />}
      {!run && !error && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {run && <RunDetails run={run} />}
    </div>
  )
}

function RunDetails({ run }: Readonly<{ run: OpenRun }>) {
  const t = useT()
  const { state, reason, counts } = run
  return (
    <>
      <Facts
        facts={[
          { name: t('data-syncs.kind'), value: t(`data-syncs.kind.${run.kind}`) },
          { name: t('studio.list.status'), value: <RunState state={state} /> },
          { name: t('data-syncs.startedBy'), value: run.startedBy?.name ?? t('data-syncs.bySchedule') },
          { name: t('data-syncs.startedAt'), value: <FormattedTime at={run.startedAt} /> },
          ...run.parameters.map(({ label, value }) => ({
            name: t('data-syncs.parameter', { name: label }),
            value: <AskedValue value={value} />,
          })),
          ...(counts ? [{ name: t('data-syncs.rows'), value: counts.rows }] : []),
          ...(counts ? [{ name: t('data-syncs.unchanged'), value: counts.unchanged }] : []),
        ]}
      />
      <div aria-live="polite">
        {state === 'waiting' && <p className={sharedStyles.weak}>{t('data-syncs.underWay')}</p>}
        {state === 'changed' && <p className={sharedStyles.note}>{t('data-syncs.changedHint')}</p>}
        {reason !== '' && <p className={sharedStyles.problem}>{reason}</p>}
        {counts && reason !== '' && <p className={sharedStyles.note}>{t('data-syncs.overLimitHint')}</p>}
      </div>
      {counts && <ChangeTable id={run.id} counts={counts} />}
    </>
  )
}

/** A value of a parameter; a moment within a day is shown in the reader’s time. */
function AskedValue({ value }: Readonly<{ value: string }>) {
  const t = useT()
  if (value === '') return t('data-syncs.way.default')
  return instant.test(value) ? <FormattedTime at={value} /> : value
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]{5,15}Z$/

/** Whether there is something to do that the settings allow. */
function isRunnable({ state, reason, counts }: DataSyncRun): boolean {
  if ((state !== 'ready' && state !== 'changed') || reason !== '' || !counts) return false
  return changeKinds.some((kind) => kind !== 'refused' && counts[kind] > 0)
}

type RunButtonProps = Pick<RunViewProps, 'syncId' | 'onOpen'> & Readonly<{ run: DataSyncRun }>

function RunButton({ syncId: id, run, onOpen }: RunButtonProps) {
  const t = useT()
  const feedback = useFeedback()
  const begin = useSyncMutation((calls, previewId: string) => calls.run({ id, previewId }))
  const ask = async () => {
    const ends = (run.counts?.ended ?? 0) + (run.counts?.removed ?? 0)
    const question = {
      title: t('data-syncs.run.title'),
      body: sumOf(t, run),
      confirm: t('data-syncs.run'),
      ...(ends > 0 && { tone: 'danger' as const }),
    }
    if (await feedback.ask(question)) begin.mutate(run.id, { onSuccess: ({ runId }) => onOpen(runId) })
  }
  return (
    <>
      <ErrorNote error={begin.error} />
      <Button type="primary" loading={begin.isPending} onClick={() => void ask()}>
        {t('data-syncs.run')}
      </Button>
    </>
  )
}
