import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import type { TableColumnsType } from 'antd'
import { ListPage } from '../../shell/list-page.tsx'
import { useListSearch } from '../../shell/list-search.ts'
import { Moment } from '../../shell/moment.tsx'
import { NamedRow } from '../../shell/named-row.tsx'
import { NewButton, unmade } from '../../shell/new-button.tsx'
import { NewSource } from './new-source.tsx'
import { type DataSource, useSources } from './queries.ts'
import { SourceDrawer } from './source-drawer.tsx'

/** The databases that interfaces read, newest change first. */
export function SourcesPage() {
  const t = useT()
  const { search } = useListSearch()
  return (
    <ListPage<DataSource>
      title={t('studio.dataSources')}
      query={useSources(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('data-interfaces.sourcesHint')}
      drawer={(id, close) =>
        id === unmade ? <NewSource onClose={close} /> : <SourceDrawer key={id} id={id} onClose={close} />
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<DataSource> {
  return [
    {
      title: t('data-interfaces.sourceName'),
      render: (_, { fullName, enCode }) => <NamedRow name={fullName} note={enCode} />,
    },
    {
      title: t('data-interfaces.address'),
      render: (_, { origin }) => (
        <code>
          {origin.kind === 'address'
            ? `${origin.user}@${origin.host}:${origin.port}/${origin.database}`
            : origin.variable}
        </code>
      ),
    },
    {
      title: t('data-interfaces.password'),
      render: (_, { origin, hasPassword }) =>
        origin.kind === 'address' && hasPassword ? (
          <Status kind="passed">{t('data-interfaces.passwordSealed')}</Status>
        ) : (
          '—'
        ),
    },
    { title: t('data-interfaces.changedAt'), render: (_, { changedAt }) => <Moment at={changedAt} /> },
  ]
}
