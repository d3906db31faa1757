import { useT } from '@signet/i18n/react'
import { Table } from 'antd'
import { useState } from 'react'
import styles from './choice-lines.module.css'
import { ChoicesState } from './choices-state.tsx'
import { columnText } from './column-text.ts'
import type { Choice } from './form-environment.ts'
import type { RowProps } from './row-control.ts'
import { isUndecided } from './thing.ts'
import { useColumns } from './use-choose.ts'
import { usePage } from './use-lookup.ts'
import { useWords } from './use-speaker.ts'

const pageSize = 20

type RowTableProps = RowProps &
  Readonly<{ words: string; chosen: readonly string[]; onToggle: (row: Choice) => void }>

/** Rows with their columns, page by page; a press anywhere in a row chooses it. */
export function RowTable(props: RowTableProps) {
  const { of, label, settings, words, parameters, chosen, onToggle } = props
  const t = useT()
  const wordsOf = useWords()
  const columns = useColumns(props)
  const question = of && !isUndecided(parameters) && { of, ...(words ? { words } : {}), parameters, columns }
  const [turn, setTurn] = useState({ words, page: 1 })
  const page = turn.words === words ? turn.page : 1
  const { choices, hasMore, total, state, again } = usePage(question || undefined, page)
  const shown = settings.columns.length > 0 ? settings.columns : [{ column: '', label }]

  return (
    <Table<Choice>
      size="small"
      rowKey="id"
      aria-label={label}
      loading={question !== undefined && state === 'searching'}
      dataSource={[...choices]}
      columns={shown.map(({ column, label: head }) => ({
        key: column,
        title: wordsOf(head) || column,
        ellipsis: true,
        render: (_: unknown, row: Choice) => (column === '' ? row.name : columnText(row, column)),
      }))}
      locale={{
        emptyText: (
          <ChoicesState choices={{ state: stateOf(parameters, state), again }}>
            {t('form.noMatch')}
          </ChoicesState>
        ),
      }}
      rowSelection={{
        type: settings.multiple ? 'checkbox' : 'radio',
        hideSelectAll: true,
        selectedRowKeys: [...chosen],
        onSelect: onToggle,
        getCheckboxProps: ({ name }) => ({ 'aria-label': name, className: styles.tick ?? '' }) as object,
      }}
      onRow={(row) => ({ onClick: () => onToggle(row), style: { cursor: 'pointer' } })}
      scroll={{ y: 360 }}
      pagination={{
        simple: true,
        hideOnSinglePage: true,
        current: page,
        pageSize,
        total: total ?? (hasMore ? page * pageSize + 1 : (page - 1) * pageSize + choices.length),
        onChange: (next) => setTurn({ words, page: next }),
      }}
    />
  )
}

function stateOf(parameters: RowProps['parameters'], state: 'searching' | 'found' | 'failed') {
  if (isUndecided(parameters)) return 'waiting'
  return state === 'failed' ? 'failed' : 'found'
}
