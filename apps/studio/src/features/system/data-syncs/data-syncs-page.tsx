import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { type TableColumnsType, Tabs } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { DetailsDrawer, SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { NewButton, StartButton, unmade } from '../../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { RunState } from '../../../kit/sync-runs/run-state.tsx'
import {
  type DataSync,
  freshDraft,
  requestFrom,
  type SyncRow,
  syncQuery,
  useSyncMutation,
  useSyncs,
} from './queries.ts'
import { RunsTab } from './runs-tab.tsx'
import { sumOf } from './sum-of.ts'
import { SyncFields } from './sync-fields.tsx'
import { SyncForm } from './sync-form.tsx'

/** All synchronizations between data sources, latest change first. */
export function DataSyncsPage() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <ListPage<SyncRow>
      title={t('data-syncs.title')}
      query={useSyncs(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('data-syncs.emptyHint')}
      start={<StartButton label={t('data-syncs.new')} />}
      drawer={(id, close) =>
        id === unmade ? (
          <NewSync onMade={(made) => change({ open: made }, { replace: true })} onClose={close} />
        ) : (
          <SyncDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<SyncRow> {
  return [
    {
      title: t('data-syncs.name'),
      render: (_, { fullName, schedule }) => (
        <NamedRow name={fullName} note={t(`data-syncs.schedule.${schedule}`)} />
      ),
    },
    { title: t('data-syncs.source'), render: (_, { source }) => source || t('data-syncs.gone') },
    {
      title: t('data-syncs.target'),
      render: (_, { target: { kind, name } }) => (
        <NamedRow name={name || t('data-syncs.gone')} note={t(`data-syncs.targetKind.${kind}`)} />
      ),
    },
    {
      title: t('data-syncs.lastRun'),
      render: (_, { lastRun }) => (lastRun ? <RunState state={lastRun.state} /> : '—'),
    },
    {
      title: t('data-syncs.result'),
      render: (_, { lastRun }) => (
        <span className={sharedStyles.weak}>{lastRun && (lastRun.reason || sumOf(t, lastRun))}</span>
      ),
    },
    {
      title: t('data-syncs.startedAt'),
      render: (_, { lastRun }) => <FormattedTime at={lastRun?.startedAt ?? null} />,
    },
  ]
}

/** One synchronization: its runs, and its settings. */
function SyncDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<DataSync>
      query={useQuery(syncQuery(useClient(), id))}
      width={720}
      title={({ fullName }) => fullName}
      onClose={onClose}
    >
      {(one) => (
        <Tabs
          items={[
            { key: 'runs', label: t('data-syncs.runs'), children: <RunsTab id={id} /> },
            {
              key: 'settings',
              label: t('data-syncs.settings'),
              children: <SyncForm one={one} onRemoved={onClose} />,
            },
          ]}
        />
      )}
    </DetailsDrawer>
  )
}

type NewSyncProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

function NewSync({ onMade, onClose }: NewSyncProps) {
  const t = useT()
  const [draft, setDraft] = useState(freshDraft)
  const create = useSyncMutation((calls, _: undefined) => calls.create(requestFrom(draft)))
  return (
    <SideDrawer title={t('data-syncs.new')} width={720} onClose={onClose}>
      <EditForm
        label={t('data-syncs.new')}
        mutation={create}
        onSubmit={() => create.mutate(undefined, { onSuccess: ({ id }) => onMade(id) })}
        onCancel={onClose}
      >
        <SyncFields draft={draft} isNew onChange={setDraft} />
      </EditForm>
    </SideDrawer>
  )
}
