import { useT } from '@signet/i18n/react'
import type { TableColumnsType } from 'antd'
import { ListPage } from '../../shell/list-page.tsx'
import { useListSearch } from '../../shell/list-search.ts'
import { Moment } from '../../shell/moment.tsx'
import { NamedRow } from '../../shell/named-row.tsx'
import { NewButton, unmade } from '../../shell/new-button.tsx'
import { BillRuleDrawer } from './bill-rule-drawer.tsx'
import { NewBillRule } from './new-bill-rule.tsx'
import { type BillRule, useBillRules } from './queries.ts'

/** How the bills of the company are numbered, newest change first. */
export function BillRulesPage() {
  const t = useT()
  const { search } = useListSearch()
  return (
    <ListPage<BillRule>
      title={t('studio.billRules')}
      query={useBillRules(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('bill-rules.emptyHint')}
      drawer={(id, close) =>
        id === unmade ? <NewBillRule onClose={close} /> : <BillRuleDrawer key={id} id={id} onClose={close} />
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<BillRule> {
  return [
    {
      title: t('bill-rules.name'),
      render: (_, { fullName, enCode }) => <NamedRow name={fullName} note={enCode} />,
    },
    { title: t('bill-rules.kind'), render: (_, { settings }) => t(`bill-rules.kind.${settings.kind}`) },
    { title: t('bill-rules.example'), dataIndex: 'example', render: (text: string) => <code>{text}</code> },
    { title: t('bill-rules.changedAt'), render: (_, { changedAt }) => <Moment at={changedAt} /> },
  ]
}
