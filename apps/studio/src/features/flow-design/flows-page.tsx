import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { AppTile } from '@signet/ui'
import type { TableColumnsType } from 'antd'
import { DesignState } from '../../shell/design-state.tsx'
import { ListPage } from '../../shell/list-page.tsx'
import { useListSearch } from '../../shell/list-search.ts'
import { Moment } from '../../shell/moment.tsx'
import { NamedRow } from '../../shell/named-row.tsx'
import { FlowDrawer } from './flow-drawer.tsx'
import { NewFlowButton } from './new-flow/new-flow-button.tsx'
import { useFlows } from './queries.ts'

type FlowRow = Awaited<ReturnType<Client['flowDesign']['list']>>['list'][number]

/** Every flow of the company, newest change first. */
export function FlowsPage() {
  const t = useT()
  const { search } = useListSearch()
  return (
    <ListPage<FlowRow>
      title={t('studio.flows')}
      query={useFlows(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      emptyHint={t('flow-design.emptyHint')}
      actions={<NewFlowButton />}
      drawer={(id, close) => <FlowDrawer key={id} id={id} onClose={close} />}
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<FlowRow> {
  return [
    {
      title: t('flow-design.name'),
      render: (_, { id, name, code, icon, iconColor }) => (
        <NamedRow
          face={<AppTile icon={icon} name={name} seed={id} color={iconColor} size={32} />}
          name={name}
          note={code}
        />
      ),
    },
    { title: t('flow-design.form'), dataIndex: 'formName' },
    {
      title: t('flow-design.category'),
      dataIndex: 'category',
      render: (category: string) => category || '—',
    },
    {
      title: t('flow-design.state'),
      render: (_, { state, version }) => <DesignState state={state} version={version} />,
    },
    { title: t('flow-design.running'), dataIndex: 'running', align: 'right' },
    { title: t('flow-design.changedBy'), dataIndex: 'changedBy' },
    { title: t('flow-design.changedAt'), render: (_, { changedAt }) => <Moment at={changedAt} /> },
  ]
}
