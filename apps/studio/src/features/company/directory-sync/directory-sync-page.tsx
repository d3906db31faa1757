import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import { Button, type TableColumnsType } from 'antd'
import { RefreshCw } from 'lucide-react'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { RunState } from '../../../kit/sync-runs/run-state.tsx'
import { type DirectoryRun, useBegin, useIsOn, useRuns } from './queries.ts'
import { RunDrawer } from './run-drawer.tsx'

/** Previews and runs that take people over from the company’s directory. */
export function DirectorySyncPage() {
  const t = useT()
  const isOn = useIsOn()
  const begin = useBegin()
  const { change } = useListSearch()
  const preview = () => begin.mutate({}, { onSuccess: ({ id }) => void change({ open: id }) })
  const button = (
    <Button
      type="primary"
      icon={<RefreshCw size={16} aria-hidden />}
      loading={begin.isPending}
      disabled={isOn !== true}
      onClick={preview}
    >
      {t('directory-sync.preview')}
    </Button>
  )
  return (
    <ListPage<DirectoryRun>
      title={t('directory-sync.title')}
      query={useRuns()}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      hasSearch={false}
      filters={
        <>
          <ErrorNote error={begin.error} />
          {isOn === false && <p className={sharedStyles.note}>{t('directory-sync.off')}</p>}
        </>
      }
      actions={
        <>
          <Link to="/settings" search={{ kind: isOn === false ? 'ldap' : 'directorySync' }}>
            {t('directory-sync.settings')}
          </Link>
          {button}
        </>
      }
      emptyHint={t('directory-sync.emptyHint')}
      drawer={(id, close) => <RunDrawer key={id} id={id} onClose={close} />}
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<DirectoryRun> {
  return [
    { title: t('directory-sync.startedAt'), render: (_, { startedAt }) => <FormattedTime at={startedAt} /> },
    { title: t('directory-sync.kind'), render: (_, { kind }) => t(`directory-sync.kind.${kind}`) },
    {
      title: t('directory-sync.startedBy'),
      render: (_, { startedBy }) => startedBy?.name ?? t('directory-sync.schedule'),
    },
    { title: t('studio.list.status'), render: (_, { state }) => <RunState state={state} /> },
    {
      title: t('directory-sync.result'),
      render: (_, run) => <span className={sharedStyles.weak}>{run.reason || sumOf(t, run)}</span>,
    },
  ]
}

function sumOf(t: ReturnType<typeof useT>, { counts }: DirectoryRun): string {
  if (!counts) return ''
  const { new: added, changed, vanished, conflict } = counts
  return t('directory-sync.sum', { added, changed, vanished, conflict })
}
