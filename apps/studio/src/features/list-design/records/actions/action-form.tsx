import { compileForm, type FormValues, readDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { filledBy } from '@signet/list'
import { Empty, Failure, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { useClient } from '../../../../shell/desk.ts'
import { SideDrawer } from '../../../../shell/side-drawer.tsx'
import { RecordForm } from '../form/record-form.tsx'
import { useCloseGuard } from '../form/use-close-guard.ts'
import { configQuery, type ModelConfig, type OpenedRecord, recordQuery } from '../queries.ts'
import { useRecordsDesk } from '../records-desk.ts'

type ActionFormProps = Readonly<{ action: string; record: string | undefined; onClose: () => void }>

/** The form that an action of the list opens, with what it takes over from the record that it is done on. */
export function ActionForm({ action, record: id, onClose }: ActionFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const client = useClient()
  const { config } = useRecordsDesk()
  const does = config.list.actions.find(({ key }) => key === action)?.does
  const form = does?.kind === 'openForm' ? does.form : ''
  const target = useQuery(configQuery(client, form))
  const record = useQuery({ ...recordQuery(client, config.id, id ?? ''), enabled: id !== undefined })
  const failed = [target, record].find(({ data, error }) => error && !data)
  const guard = useCloseGuard(onClose)
  const isLoaded = id === undefined || record.data !== undefined

  return (
    <SideDrawer
      width={720}
      title={target.data ? t('list-design.records.newIn', { name: target.data.name }) : t('studio.loading')}
      onClose={guard.close}
    >
      {failed?.error && <Failure error={failed.error} onRetry={failed.refetch} />}
      {!failed && !(target.data && isLoaded) && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
      {target.data && isLoaded && does?.kind === 'openForm' && (
        <Opened
          target={target.data}
          fills={does.fills}
          record={record.data}
          onDirty={guard.setDirty}
          onCancel={guard.close}
          onSaved={() => {
            feedback.success(t('studio.saved'))
            onClose()
          }}
        />
      )}
    </SideDrawer>
  )
}

type OpenedProps = Readonly<{
  target: ModelConfig
  fills: Parameters<typeof filledBy>[1]
  record: OpenedRecord | undefined
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
  onCancel: () => void
}>

function Opened({ target, fills, record, ...rest }: OpenedProps) {
  const t = useT()
  const { plan, around } = useRecordsDesk()
  const form = useMemo(() => compileForm(readDefinition(target.form)), [target.form])
  const start = useMemo(
    // The server answers values as the form engine stores them.
    () => filledBy({ form: plan }, fills, (record?.values ?? {}) as FormValues, around) as FormValues,
    [plan, fills, record, around],
  )
  if (!target.buttons.includes('add')) return <Empty title={t('list-design.records.noAdd')} />
  return <RecordForm modelId={target.id} plan={form} rights={target.rights} start={start} {...rest} />
}
