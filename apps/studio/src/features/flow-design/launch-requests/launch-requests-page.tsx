import { type LaunchRequest, launchRequestStates } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Avatar } from '@signet/ui'
import type { TableColumnsType } from 'antd'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { FlowFilter, PersonFilter } from '../../../kit/lists/list-filters.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { LaunchRequestDrawer, LaunchRequestStatus } from './launch-request-drawer.tsx'
import { anyState, useLaunchRequests, usualState } from './queries.ts'

/** Who asked to start a flow, newest first; the open ones unless other states are chosen. */
export function LaunchRequestsPage() {
  const t = useT()
  const { search } = useListSearch()
  return (
    <ListPage<LaunchRequest>
      title={t('launch-requests.title')}
      query={useLaunchRequests(search)}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      filter={{
        chosen: search.status ?? usualState,
        usual: usualState,
        choices: [
          { value: anyState, label: t('studio.list.allStatuses') },
          ...launchRequestStates.map((value) => ({ value, label: t(`launch-requests.state.${value}`) })),
        ],
      }}
      filters={<Filters />}
      emptyHint={t('launch-requests.emptyHint')}
      drawer={(id, close) => <LaunchRequestDrawer key={id} id={id} onClose={close} />}
    />
  )
}

function Filters() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <>
      <PersonFilter
        label={t('launch-requests.person')}
        value={search.person}
        onChange={(person) => change({ person })}
      />
      <FlowFilter
        label={t('launch-requests.flow')}
        value={search.flow}
        onChange={(flow) => change({ flow })}
      />
    </>
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<LaunchRequest> {
  return [
    {
      title: t('launch-requests.person'),
      render: (_, { person: { id, name } }) => (
        <NamedRow face={<Avatar id={id} name={name} size={24} />} name={name} note="" />
      ),
    },
    { title: t('launch-requests.flow'), render: (_, { flow }) => flow.name },
    { title: t('launch-requests.reason'), render: (_, { reason }) => reason || '—' },
    { title: t('launch-requests.askedAt'), render: (_, { askedAt }) => <FormattedTime at={askedAt} /> },
    {
      title: t('studio.list.status'),
      render: (_, { state }) => <LaunchRequestStatus state={state} />,
    },
  ]
}
