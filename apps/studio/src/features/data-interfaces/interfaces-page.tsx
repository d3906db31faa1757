import { useT } from '@signet/i18n/react'
import type { TableColumnsType } from 'antd'
import { ListPage } from '../../shell/list-page.tsx'
import { useListSearch } from '../../shell/list-search.ts'
import { Moment } from '../../shell/moment.tsx'
import { NamedRow } from '../../shell/named-row.tsx'
import { NewButton, unmade } from '../../shell/new-button.tsx'
import { InterfaceDrawer } from './interface-drawer.tsx'
import { NewInterface } from './new-interface.tsx'
import { type InterfaceRow, useInterfaces } from './queries.ts'

/** Every data interface of the company, newest change first. */
export function InterfacesPage() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <ListPage<InterfaceRow>
      title={t('studio.dataInterfaces')}
      query={useInterfaces(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('data-interfaces.emptyHint')}
      drawer={(id, close) =>
        id === unmade ? (
          <NewInterface onMade={(made) => change({ open: made }, { replace: true })} onClose={close} />
        ) : (
          <InterfaceDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<InterfaceRow> {
  return [
    {
      title: t('data-interfaces.name'),
      render: (_, { fullName, enCode }) => <NamedRow name={fullName} note={enCode} />,
    },
    { title: t('data-interfaces.kind'), render: (_, { kind }) => t(`data-interfaces.kind.${kind}`) },
    {
      title: t('data-interfaces.category'),
      dataIndex: 'category',
      render: (category: string) => category || '—',
    },
    {
      title: t('data-interfaces.audience'),
      render: (_, { audience }) => t(`data-interfaces.audience.${audience}`),
    },
    {
      title: t('data-interfaces.callsOfWeek'),
      align: 'right',
      render: (_, { calls, failures }) => t('data-interfaces.callsAndFailures', { calls, failures }),
    },
    { title: t('data-interfaces.changedAt'), render: (_, { changedAt }) => <Moment at={changedAt} /> },
  ]
}
