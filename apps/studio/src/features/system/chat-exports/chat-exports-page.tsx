import { exportStates } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import type { TableColumnsType } from 'antd'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { NewButton, StartButton, unmade } from '../../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { ExportDrawer } from './export-drawer.tsx'
import { ExportState } from './export-state.tsx'
import { NewExport } from './new-export.tsx'
import { type ExportRow, useExports } from './queries.ts'

/** Exports of conversations for auditors: one asks, another approves. */
export function ChatExportsPage() {
  const t = useT()
  const formats = useFormats()
  const { search, change } = useListSearch()
  const state = exportStates.find((one) => one === search.status)
  return (
    <ListPage<ExportRow>
      title={t('chat-exports.title')}
      query={useExports(state)}
      columns={columnsIn(t, formats)}
      idOf={({ id }) => id}
      hasSearch={false}
      filter={{
        ...{ chosen: state ?? 'all', usual: 'all' },
        choices: ['all' as const, ...exportStates].map((value) => ({
          ...{ value, label: t(`chat-exports.state.${value}`) },
        })),
      }}
      actions={<NewButton />}
      emptyHint={t('chat-exports.emptyHint')}
      start={<StartButton label={t('chat-exports.new')} />}
      drawer={(id, close) =>
        id === unmade ? (
          <NewExport onMade={(made) => change({ open: made }, { replace: true })} onClose={close} />
        ) : (
          <ExportDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

type Columns = TableColumnsType<ExportRow>

function columnsIn(t: ReturnType<typeof useT>, formats: ReturnType<typeof useFormats>): Columns {
  return [
    { title: t('chat-exports.reason'), dataIndex: 'reason' },
    {
      title: t('chat-exports.period'),
      render: (_, { from, until }) => `${formats.dateTime(from)} – ${formats.dateTime(until)}`,
    },
    { title: t('chat-exports.askedBy'), render: (_, { askedBy }) => askedBy.name },
    { title: t('chat-exports.askedAt'), render: (_, { askedAt }) => <FormattedTime at={askedAt} /> },
    { title: t('chat-exports.decidedBy'), render: (_, { decidedBy }) => decidedBy?.name ?? '—' },
    { title: t('chat-exports.state'), render: (_, { state }) => <ExportState state={state} /> },
  ]
}
