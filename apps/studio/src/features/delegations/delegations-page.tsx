import type { DelegationView } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal, Skeleton, Switch, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { ChoiceFilter, FlowFilter, PersonFilter } from '../../kit/lists/list-filters.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { DelegationDrawer, DelegationStatus, Period, statuses } from './delegation-drawer.tsx'
import styles from './delegations.module.css'
import { type DelegationRules, kinds, rulesQuery, useDelegations, useSetRules } from './queries.ts'

const anyStatus = 'any'

/** All delegations of the company, newest first. */
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

/** Sets whether receivers must accept a delegation first. */
function RulesButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('delegations.rules')}</Button>
      {isOpen && (
        <Modal open title={t('delegations.rules')} footer={null} onCancel={() => setOpen(false)}>
          <Rules />
        </Modal>
      )}
    </>
  )
}

function Rules() {
  const t = useT()
  const { data, error, refetch } = useQuery(rulesQuery(useClient()))
  const set = useSetRules()
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />

  return (
    <div className={styles.form}>
      {(['entrustAsks', 'agencyAsks'] as const satisfies readonly (keyof DelegationRules)[]).map((rule) => (
        <div key={rule} className={styles.rule}>
          <label htmlFor={rule}>{t(`delegations.rules.${rule}`)}</label>
          <Switch
            id={rule}
            checked={data[rule]}
            loading={set.isPending}
            onChange={(asks) => set.mutate({ ...data, [rule]: asks })}
          />
        </div>
      ))}
      <p className={sharedStyles.weak}>{t('delegations.rules.hint')}</p>
      <ErrorNote error={set.error} />
    </div>
  )
}
