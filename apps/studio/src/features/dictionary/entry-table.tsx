import { useT } from '@signet/i18n/react'
import { Empty, Status } from '@signet/ui'
import { Button, Table } from 'antd'
import { Pencil, Plus } from 'lucide-react'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import styles from './entries-section.module.css'
import type { Dictionary, EditedEntry, Entry } from './queries.ts'

type EntryRow = Entry & Readonly<{ children?: readonly EntryRow[] }>
type EntryTableProps = Readonly<{ dictionary: Dictionary; onEdit: (editing: EditedEntry) => void }>

/** Entries in order, as a tree where they have parents. */
export function EntryTable({ dictionary, onEdit }: EntryTableProps) {
  const t = useT()
  const { entries } = dictionary
  if (entries.length === 0) return <Empty title={t('studio.list.empty')} hint={t('dictionary.entriesHint')} />

  return (
    <Table<EntryRow>
      rowKey="id"
      size="small"
      pagination={entries.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
      dataSource={rowsBelow(entries, '0')}
      expandable={{ defaultExpandAllRows: entries.length <= 200 }}
      columns={[
        {
          title: t('dictionary.entry'),
          render: (_, { fullName, enCode }) => <NamedRow name={fullName} note={enCode} />,
        },
        { title: t('dictionary.order'), dataIndex: 'sortCode', align: 'right' },
        {
          title: t('dictionary.state'),
          render: (_, { enabledMark }) => (
            <Status kind={enabledMark === 1 ? 'passed' : 'ended'}>
              {t(enabledMark === 1 ? 'dictionary.offered' : 'dictionary.retired')}
            </Status>
          ),
        },
        {
          render: (_, entry) => <EntryActions dictionary={dictionary} entry={entry} onEdit={onEdit} />,
        },
      ]}
    />
  )
}

type EntryActionsProps = EntryTableProps & Readonly<{ entry: Entry }>

function EntryActions({ dictionary, entry, onEdit }: EntryActionsProps) {
  const t = useT()
  return (
    <span className={styles.actions}>
      {dictionary.isTree === 1 && (
        <Button
          type="text"
          icon={<Plus size={16} aria-hidden />}
          aria-label={t('dictionary.addBelow', { name: entry.fullName })}
          onClick={() => onEdit({ below: entry.id })}
        />
      )}
      <Button
        type="text"
        icon={<Pencil size={16} aria-hidden />}
        aria-label={t('dictionary.editEntry', { name: entry.fullName })}
        onClick={() => onEdit({ entry })}
      />
    </span>
  )
}

function rowsBelow(entries: readonly Entry[], parentId: string): EntryRow[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map((entry) => {
      const children = rowsBelow(entries, entry.id)
      return children.length > 0 ? { ...entry, children } : entry
    })
}
