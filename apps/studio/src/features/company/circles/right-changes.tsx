import type { RightChanges as Changes } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Table } from 'antd'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { NamedRow } from '../../../kit/lists/named-row.tsx'

type RightChangesProps = Readonly<{
  changes: Changes
  saving: Readonly<{ isPending: boolean; error: Error | null }>
  onConfirm: () => void
  onClose: () => void
}>

type Row = Changes['list'][number]
type Right = Row['gains'][number]

/** Who gains and loses what by other members, before it is saved. */
export function RightChanges({ changes, saving, onConfirm, onClose }: RightChangesProps) {
  const t = useT()
  const { changed, list, usedBy } = changes
  const described = (rights: readonly Right[]) =>
    rights.length === 0
      ? '—'
      : rights.map((right) => (
          <div key={`${right.kind} ${right.id}`}>
            {t('circles.rightsOn', {
              name: right.name,
              rights: right.rights.map((one) => t(`circles.right.${one}`)).join(t('circles.and')),
            })}
          </div>
        ))
  return (
    <FormDialog
      title={t('circles.changesTitle', { count: changed })}
      confirm={t('circles.changesConfirm')}
      isPending={saving.isPending}
      error={saving.error}
      width={720}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      {usedBy.length > 0 && (
        <p className={sharedStyles.weak}>
          {t('circles.changesUsedBy', { names: usedBy.join(t('circles.and')) })}
        </p>
      )}
      <Table<Row>
        rowKey={({ person }) => person.id}
        size="small"
        pagination={false}
        dataSource={[...list]}
        columns={[
          { title: t('circles.person'), render: (_, { person }) => <NamedRow name={person.name} note="" /> },
          { title: t('circles.gains'), render: (_, { gains }) => described(gains) },
          { title: t('circles.loses'), render: (_, { loses }) => described(loses) },
        ]}
      />
      {changed > list.length && (
        <p className={sharedStyles.weak}>{t('circles.changesMore', { count: changed - list.length })}</p>
      )}
    </FormDialog>
  )
}
