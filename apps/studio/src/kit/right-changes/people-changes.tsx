import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Table, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { NamedRow } from '../lists/named-row.tsx'

type Concerned = Readonly<{ person: Readonly<{ id: string; name: string }> }>

type PeopleChangesProps<Change extends Concerned> = Readonly<{
  title?: string
  confirm?: string
  /** How many people are concerned; `list` may be shorter. */
  changed: number
  list: readonly Change[]
  columns: TableColumnsType<Change>
  saving: Readonly<{ isPending: boolean; error: Error | null }>
  onConfirm: () => void
  onClose: () => void
  /** What else there is to know. */
  children?: ReactNode
}>

/** Who gains and loses what by a change, before it is saved. */
export function PeopleChanges<Change extends Concerned>(props: PeopleChangesProps<Change>) {
  const t = useT()
  const { title, confirm, changed, list, columns, saving, onConfirm, onClose, children } = props
  return (
    <FormDialog
      title={title ?? t('right-changes.title', { count: changed })}
      confirm={confirm ?? t('right-changes.confirm')}
      isPending={saving.isPending}
      error={saving.error}
      width={760}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      {children}
      {changed === 0 && <p className={sharedStyles.weak}>{t('right-changes.none')}</p>}
      {changed > 0 && (
        <Table<Change>
          rowKey={({ person }) => person.id}
          size="small"
          pagination={false}
          scroll={{ y: 420 }}
          dataSource={[...list]}
          columns={[
            {
              title: t('right-changes.person'),
              width: 140,
              render: (_, { person }) => <NamedRow name={person.name} note="" />,
            },
            ...columns,
          ]}
        />
      )}
      {changed > list.length && (
        <p className={sharedStyles.weak}>{t('right-changes.more', { count: changed - list.length })}</p>
      )}
    </FormDialog>
  )
}
