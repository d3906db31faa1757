import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import { type TableColumnsType, Tabs } from 'antd'
import { NewButton, StartButton, unmade } from '../../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { LedgerList } from './ledger-list.tsx'
import { type SealRow, useSeals } from './queries.ts'
import { NewSeal, SealDrawer } from './seal-drawer.tsx'
import { SignatureList } from './signature-list.tsx'

const parts = ['seals', 'ledger', 'signatures'] as const

/** Seals of the company, the ledger of their uses, and the signatures of people. */
export function SealsPage() {
  const { search } = useListSearch()
  if (search.kind === 'ledger') return <LedgerList tabs={<PartTabs chosen="ledger" />} />
  if (search.kind === 'signatures') return <SignatureList tabs={<PartTabs chosen="signatures" />} />
  return <SealList />
}

function PartTabs({ chosen }: Readonly<{ chosen: (typeof parts)[number] }>) {
  const t = useT()
  const { change } = useListSearch()
  return (
    <Tabs
      activeKey={chosen}
      items={parts.map((key) => ({ key, label: t(`seals.part.${key}`) }))}
      onChange={(kind) =>
        change({ kind: kind === 'seals' ? undefined : kind, open: undefined, keyword: undefined })
      }
    />
  )
}

function SealList() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <ListPage<SealRow>
      title={t('seals.title')}
      query={useSeals(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      filters={<PartTabs chosen="seals" />}
      actions={<NewButton />}
      emptyHint={t('seals.emptyHint')}
      start={<StartButton label={t('seals.new')} />}
      drawer={(id, close) =>
        id === unmade ? (
          <NewSeal onMade={(made) => change({ open: made }, { replace: true })} onClose={close} />
        ) : (
          <SealDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<SealRow> {
  return [
    {
      title: t('seals.name'),
      render: (_, { fullName, enCode }) => <NamedRow name={fullName} note={enCode} />,
    },
    { title: t('seals.kind'), render: (_, { kind }) => t(`seals.kind.${kind}`) },
    {
      title: t('seals.keepers'),
      render: (_, { keepers }) =>
        keepers
          .map(({ kind, name }) => (kind === 'everybody' ? t('holders.kind.everybody') : name))
          .join('、'),
    },
    {
      title: t('seals.state'),
      render: (_, { enabledMark }) => (
        <Status kind={enabledMark === 1 ? 'passed' : 'ended'}>
          {t(enabledMark === 1 ? 'seals.state.on' : 'seals.state.off')}
        </Status>
      ),
    },
    { title: t('seals.uses'), dataIndex: 'uses', align: 'right' },
  ]
}
