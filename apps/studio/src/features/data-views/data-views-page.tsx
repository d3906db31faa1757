import { useT } from '@signet/i18n/react'
import { Navigate } from '@tanstack/react-router'
import type { TableColumnsType } from 'antd'
import { DesignState } from '../../shell/design-state.tsx'
import { ListPage } from '../../shell/list-page.tsx'
import { useListSearch } from '../../shell/list-search.ts'
import { Moment } from '../../shell/moment.tsx'
import { NamedRow } from '../../shell/named-row.tsx'
import { NewButton, unmade } from '../../shell/new-button.tsx'
import { NewView } from './new-view.tsx'
import { type DataViewRow, useDataViews } from './queries.ts'

/** Every data view of the company, newest change first. */
export function DataViewsPage() {
  const t = useT()
  const { search } = useListSearch()
  return (
    <ListPage<DataViewRow>
      title={t('studio.dataViews')}
      query={useDataViews(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      emptyHint={t('data-views.emptyHint')}
      actions={<NewButton />}
      drawer={(id, close) =>
        id === unmade ? (
          <NewView onClose={close} />
        ) : (
          <Navigate to="/data-views/$id" params={{ id }} replace />
        )
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<DataViewRow> {
  return [
    { title: t('data-views.name'), render: (_, { name, code }) => <NamedRow name={name} note={code} /> },
    {
      title: t('data-views.category'),
      dataIndex: 'category',
      render: (category: string) => category || '—',
    },
    {
      title: t('data-views.state'),
      render: (_, { state, version }) => <DesignState state={state} version={version} />,
    },
    { title: t('data-views.changedBy'), dataIndex: 'changedBy' },
    { title: t('data-views.changedAt'), render: (_, { changedAt }) => <Moment at={changedAt} /> },
  ]
}
