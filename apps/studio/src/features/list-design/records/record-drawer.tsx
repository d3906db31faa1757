import { createFormStore, type FormPlan, type FormValues } from '@signet/form'
import { desktopSkin } from '@signet/form/desktop'
import { FormView } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'antd'
import { useMemo } from 'react'
import { useClient } from '../../../shell/desk.ts'
import { DetailsDrawer } from '../../../shell/details-drawer.tsx'
import { Facts } from '../../../shell/facts.tsx'
import { Moment } from '../../../shell/moment.tsx'
import { RemoveButton } from '../../../shell/remove-button.tsx'
import { useAround, useFormEnvironment } from '../../form-design/index.ts'
import { type OpenedRecord, recordQuery, useRecordDeed } from './queries.ts'
import { RecordLog } from './record-log.tsx'

type RecordDrawerProps = Readonly<{ plan: FormPlan; modelId: string; id: string; onClose: () => void }>

/** One record: its form, what became of it, and deleting it. */
export function RecordDrawer({ plan, modelId, id, onClose }: RecordDrawerProps) {
  const t = useT()
  const remove = useRecordDeed((calls, gone: string) => calls.remove({ modelId, id: gone }))
  return (
    <DetailsDrawer<OpenedRecord>
      query={useQuery(recordQuery(useClient(), modelId, id))}
      width={720}
      title={() => t('list-design.records.one')}
      actions={({ can }) =>
        can.remove && (
          <RemoveButton
            name={t('list-design.records.one')}
            consequence={t('list-design.records.removeHint')}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate(id, { onSuccess: onClose })}
          />
        )
      }
      onClose={onClose}
    >
      {(record) => (
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
                children: <RecordValues plan={plan} record={record} />,
              },
              {
                key: 'log',
                label: t('list-design.records.log'),
                children: <RecordLog modelId={modelId} id={id} />,
              },
            ]}
          />
        </>
      )}
    </DetailsDrawer>
  )
}

function RecordValues({ plan, record }: Readonly<{ plan: FormPlan; record: OpenedRecord }>) {
  const around = useAround()
  const environment = useFormEnvironment()
  const store = useMemo(
    () =>
      createFormStore(plan, {
        rights: { otherwise: 'read', fields: record.rights },
        around,
        // The server answers values as the form engine stores them.
        values: record.values as FormValues,
      }),
    [plan, record, around],
  )
  const known = useMemo(() => ({ ...environment, names: record.names }), [environment, record.names])
  return <FormView store={store} environment={known} mode="read" skin={desktopSkin} />
}
