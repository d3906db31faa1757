import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Space, Tabs } from 'antd'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../../shell/desk.ts'
import { DetailsDrawer } from '../../../../shell/details-drawer.tsx'
import { Facts } from '../../../../shell/facts.tsx'
import { Moment } from '../../../../shell/moment.tsx'
import { RemoveButton } from '../../../../shell/remove-button.tsx'
import { type OpenedRecord, recordQuery, useRecordDeed } from '../queries.ts'
import { useRecordsDesk } from '../records-desk.ts'
import { RecordForm } from './record-form.tsx'
import { RecordLog } from './record-log.tsx'
import { RecordValues } from './record-values.tsx'
import { useCloseGuard } from './use-close-guard.ts'

/** One record: its form to read or to change, what became of it, and deleting it. */
export function RecordDrawer({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const feedback = useFeedback()
  const { config, plan, open } = useRecordsDesk()
  const [isEditing, setEditing] = useState(false)
  const close = () => open(undefined)
  const guard = useCloseGuard(close)
  const rest = useCloseGuard(() => setEditing(false))
  const setDirty = (isDirty: boolean) => {
    guard.setDirty(isDirty)
    rest.setDirty(isDirty)
  }

  return (
    <DetailsDrawer<OpenedRecord>
      query={useQuery(recordQuery(useClient(), config.id, id))}
      width={720}
      title={() => t('list-design.records.one')}
      actions={(record) =>
        !isEditing && <Deeds record={record} onEdit={() => setEditing(true)} onGone={close} />
      }
      onClose={guard.close}
    >
      {(record) =>
        isEditing ? (
          <RecordForm
            modelId={config.id}
            plan={plan}
            rights={record.rights}
            record={record}
            onDirty={setDirty}
            onCancel={rest.close}
            onSaved={() => {
              feedback.success(t('studio.saved'))
              setDirty(false)
              setEditing(false)
            }}
          />
        ) : (
          <Details record={record} />
        )
      }
    </DetailsDrawer>
  )
}

type DeedsProps = Readonly<{ record: OpenedRecord; onEdit: () => void; onGone: () => void }>

function Deeds({ record: { id, can }, onEdit, onGone }: DeedsProps) {
  const t = useT()
  const { config } = useRecordsDesk()
  const remove = useRecordDeed((calls, gone: string) => calls.remove({ modelId: config.id, id: gone }))
  return (
    <Space>
      {can.edit && (
        <Button icon={<Pencil size={16} aria-hidden />} onClick={onEdit}>
          {t('list-design.button.edit')}
        </Button>
      )}
      {can.remove && (
        <RemoveButton
          name={t('list-design.records.one')}
          consequence={t('list-design.records.removeHint')}
          isBusy={remove.isPending}
          onRemove={() => remove.mutate(id, { onSuccess: onGone })}
        />
      )}
    </Space>
  )
}

function Details({ record }: Readonly<{ record: OpenedRecord }>) {
  const t = useT()
  const { config } = useRecordsDesk()
  // Nobody here made the rows of a data view, and nothing is known of what became of them.
  if (record.createdAt === '') return <RecordValues record={record} />
  return (
    <>
      <Facts
        facts={[
          { name: t('list-design.system.author'), value: record.author.name },
          { name: t('list-design.system.createdAt'), value: <Moment at={record.createdAt} /> },
          { name: t('list-design.system.changedBy'), value: record.changedBy.name },
          { name: t('list-design.system.changedAt'), value: <Moment at={record.changedAt} /> },
        ]}
      />
      <Tabs
        items={[
          {
            key: 'values',
            label: t('list-design.records.values'),
            children: <RecordValues record={record} />,
          },
          {
            key: 'log',
            label: t('list-design.records.log'),
            children: <RecordLog modelId={config.id} id={record.id} />,
          },
        ]}
      />
    </>
  )
}
