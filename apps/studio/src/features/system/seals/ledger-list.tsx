import { useT } from '@signet/i18n/react'
import type { TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { Facts, FormattedTime } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { DayRangePicker } from '../../../kit/fields/pickers.tsx'
import { PersonFilter } from '../../../kit/lists/list-filters.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { type SealUse, useSealLedger } from './queries.ts'
import styles from './seals.module.css'

/** Every use of a seal, latest first; no row can be changed. */
export function LedgerList({ tabs }: Readonly<{ tabs: ReactNode }>) {
  const t = useT()
  const { search, change } = useListSearch()
  const query = useSealLedger(search)
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <ListPage<SealUse>
      title={t('seals.title')}
      tab="kind"
      query={query}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      filters={
        <div className={styles.filters}>
          {tabs}
          <div className={styles.row}>
            <PersonFilter
              label={t('seals.person')}
              value={search.person}
              onChange={(person) => change({ person })}
            />
            <DayRangePicker label={t('seals.at')} from={search.from} to={search.to} onChange={change} />
          </div>
        </div>
      }
      emptyHint={t('seals.ledgerHint')}
      drawer={(id, close) => {
        const row = rows.find((one) => one.id === id)
        return row && <UseDrawer row={row} onClose={close} />
      }}
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<SealUse> {
  return [
    {
      title: t('seals.seal'),
      render: (_, { sealName: seal, withdrawn }) => (withdrawn ? t('seals.withdrawn', { seal }) : seal),
    },
    { title: t('seals.request'), dataIndex: 'caseTitle' },
    { title: t('seals.person'), render: (_, { person }) => person.name },
    { title: t('seals.at'), render: (_, { at }) => <FormattedTime at={at} /> },
  ]
}

function UseDrawer({ row, onClose }: Readonly<{ row: SealUse; onClose: () => void }>) {
  const t = useT()
  const { sealName, caseTitle, caseId, taskId, person, at, reason, withdrawn } = row
  return (
    <SideDrawer title={sealName} width={480} onClose={onClose}>
      <Facts
        facts={[
          { name: t('seals.request'), value: caseTitle },
          { name: t('seals.requestId'), value: <code>{caseId}</code> },
          { name: t('seals.person'), value: person.name },
          { name: t('seals.at'), value: <FormattedTime at={at} /> },
          { name: t('seals.reason'), value: reason || (taskId === null ? '—' : t('seals.reasonIsRequest')) },
          { name: t('seals.way'), value: t(taskId === null ? 'seals.way.print' : 'seals.way.step') },
          ...(withdrawn
            ? [
                { name: t('seals.withdrawnAt'), value: <FormattedTime at={withdrawn.at} /> },
                { name: t('seals.withdrawnBy'), value: withdrawn.person?.name ?? t('seals.bySystem') },
              ]
            : []),
        ]}
      />
    </SideDrawer>
  )
}
