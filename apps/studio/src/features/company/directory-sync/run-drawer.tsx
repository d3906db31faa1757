import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, sharedStyles, useFeedback } from '@signet/ui'
import { Button, Skeleton } from 'antd'
import { Facts, FormattedTime } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { RunState } from '../../../kit/sync-runs/run-state.tsx'
import { ChangeTable } from './change-table.tsx'
import { type DirectoryRun, useBegin, useRun } from './queries.ts'

type RunDrawerProps = Readonly<{ id: string; onClose: () => void }>

/** What a preview or run found, and the button that carries a preview out. */
export function RunDrawer({ id, onClose }: RunDrawerProps) {
  const t = useT()
  const { data, error, refetch } = useRun(id)
  const title = data ? t(`directory-sync.kind.${data.kind}`) : t('directory-sync.title')
  return (
    <SideDrawer
      title={title}
      width={720}
      actions={data && isRunnable(data) && <RunButton run={data} />}
      onClose={onClose}
    >
      {!data && error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data && <Run run={data} />}
    </SideDrawer>
  )
}

function Run({ run }: Readonly<{ run: DirectoryRun }>) {
  const t = useT()
  const isOver = run.state !== 'waiting'
  return (
    <>
      <Facts
        facts={[
          { name: t('studio.list.status'), value: <RunState state={run.state} /> },
          { name: t('directory-sync.startedBy'), value: run.startedBy?.name ?? t('directory-sync.schedule') },
          { name: t('directory-sync.startedAt'), value: <FormattedTime at={run.startedAt} /> },
          ...(run.counts ? [{ name: t('directory-sync.people'), value: run.counts.people }] : []),
        ]}
      />
      <div aria-live="polite">
        {!isOver && <p className={sharedStyles.weak}>{t('directory-sync.underWay')}</p>}
        {run.state === 'changed' && <p className={sharedStyles.note}>{t('directory-sync.changedHint')}</p>}
        {run.reason !== '' && <p className={sharedStyles.problem}>{run.reason}</p>}
        {(run.state === 'ready' || run.state === 'stopped') && run.reason !== '' && (
          <p className={sharedStyles.note}>{t('directory-sync.overLimitHint')}</p>
        )}
      </div>
      {run.counts && <ChangeTable id={run.id} counts={run.counts} />}
    </>
  )
}

/** Whether there is something to do that the settings allow. */
function isRunnable({ state, reason, counts }: DirectoryRun): boolean {
  if ((state !== 'ready' && state !== 'changed') || reason !== '' || !counts) return false
  const { people: _, conflict: _conflict, ...doing } = counts
  return Object.values(doing).some((count) => count > 0)
}

function RunButton({ run }: Readonly<{ run: DirectoryRun }>) {
  const t = useT()
  const feedback = useFeedback()
  const begin = useBegin()
  const { change } = useListSearch()
  const ask = async () => {
    const { new: added = 0, changed = 0, vanished = 0, conflict = 0 } = run.counts ?? {}
    const question = {
      title: t('directory-sync.run.title'),
      body: t('directory-sync.sum', { added, changed, vanished, conflict }),
      confirm: t('directory-sync.run'),
      ...(vanished > 0 && { tone: 'danger' as const }),
    }
    if (await feedback.ask(question))
      begin.mutate({ previewId: run.id }, { onSuccess: ({ id }) => void change({ open: id }) })
  }
  return (
    <>
      <ErrorNote error={begin.error} />
      <Button type="primary" loading={begin.isPending} onClick={() => void ask()}>
        {t('directory-sync.run')}
      </Button>
    </>
  )
}
