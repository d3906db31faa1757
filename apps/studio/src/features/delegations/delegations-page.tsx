import type { DelegationView } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import type { TableColumnsType } from 'antd'
import { ChoiceFilter, FlowFilter, PersonFilter } from '../../shell/list-filters.tsx'
import { ListPage } from '../../shell/list-page.tsx'
import { useListSearch } from '../../shell/list-search.ts'
import { DelegationDrawer } from './delegation-drawer.tsx'
import { DelegationStatus, statuses } from './delegation-status.tsx'
import styles from './delegations.module.css'
import { kinds } from './kinds.ts'
import { Period } from './period.tsx'
import { useDelegations } from './queries.ts'
import { RulesButton } from './rules-button.tsx'

const anyStatus = 'any'

/** Who acts for whom in the company, newest first. */
export function DelegationsPage() {
  const t = useT()
  const { search } = useListSearch()
  const status = statuses.find((one) => one === search.status)
  return (
    <ListPage<DelegationView>
      title={t('delegations.title')}
      query={useDelegations(search, status)}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      filter={{
        chosen: status ?? anyStatus,
        usual: anyStatus,
        choices: [
          { value: anyStatus, label: t('studio.list.allStatuses') },
          ...statuses.map((value) => ({ value, label: t(`delegations.status.${value}`) })),
        ],
      }}
      filters={<Filters />}
      actions={<RulesButton />}
      emptyHint={t('delegations.overview.emptyHint')}
      drawer={(id, close) => <DelegationDrawer key={id} id={id} onClose={close} />}
    />
  )
}

function Filters() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <>
      <PersonFilter
        label={t('delegations.overview.person')}
        value={search.person}
        onChange={(person) => change({ person })}
      />
      <FlowFilter label={t('delegations.flows')} value={search.flow} onChange={(flow) => change({ flow })} />
      <ChoiceFilter
        label={t('delegations.kind')}
        value={search.kind}
        choices={kinds.map((kind) => ({ value: kind, label: t(`delegations.kind.${kind}`) }))}
        onChange={(kind) => change({ kind })}
      />
    </>
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<DelegationView> {
  return [
    { title: t('delegations.overview.principal'), render: (_, { from }) => from.name },
    {
      title: t('delegations.receivers'),
      render: (_, { to }) => to.map(({ person }) => person.name).join(t('delegations.and')),
    },
    { title: t('delegations.kind'), render: (_, { kind }) => t(`delegations.kind.${kind}`) },
    {
      title: t('delegations.flows'),
      render: (_, { flows }) =>
        flows.length === 0
          ? t('delegations.allFlows')
          : flows.map(({ name }) => name).join(t('delegations.and')),
    },
    {
      title: t('delegations.overview.period'),
      render: (_, delegation) => (
        <span className={styles.oneLine}>
          <Period {...delegation} />
        </span>
      ),
    },
    {
      title: t('studio.list.status'),
      render: (_, { status }) => <DelegationStatus status={status} />,
    },
  ]
}
