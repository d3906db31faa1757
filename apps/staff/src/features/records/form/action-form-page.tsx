import { compileForm, type FormValues } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { evaluateFill, type Fill } from '@signet/list'
import { Empty, PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { useMemo } from 'react'
import { useFormulaContext } from '../../../kit/forms/use-form-environment.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { type ModelConfig, type OpenedRecord, useModel, useRecord } from '../queries.ts'
import { NotYours, RecordForm } from './record-form.tsx'

type LoadedContext = NonNullable<ReturnType<typeof useFormulaContext>>

/** The form that a list action opens, filled from the record it was started on. */
export function ActionFormPage() {
  const t = useT()
  const { modelId, action: key, id } = useSearch({ from: '/member/pages/apply/customBtn/index' })
  const model = useModel(modelId)
  const record = useRecord(modelId, id)
  const does = model.data?.list.actions.find((action) => action.key === key)?.does
  const target = useModel(does?.kind === 'openForm' ? does.form : undefined)
  const context = useFormulaContext()
  if (model.data && does?.kind !== 'openForm') return <NoSuchAction />

  const isLoaded = id === undefined || record.data !== undefined
  if (model.data && target.data && isLoaded && context && does?.kind === 'openForm')
    return (
      <ActionForm
        config={model.data}
        record={record.data}
        target={target.data}
        fills={does.fills}
        context={context}
      />
    )

  const failed = [model, record, target].find(({ error }) => error)
  return (
    <StackPage title={target.data?.name ?? t('records.title')}>
      <PageState
        query={{ data: undefined, error: failed?.error ?? null, refetch: (failed ?? model).refetch }}
      >
        {() => null}
      </PageState>
    </StackPage>
  )
}

type ActionFormProps = Readonly<{
  config: ModelConfig
  record: OpenedRecord | undefined
  target: ModelConfig
  fills: Readonly<Record<string, Fill>>
  context: LoadedContext
}>

function ActionForm({ config, record, target, fills, context }: ActionFormProps) {
  const start = useMemo(
    // The server returns values in the form engine's storage format.
    () =>
      evaluateFill({ form: compileForm(config.form) }, fills, (record?.values ?? {}) as FormValues, context),
    [fills, config, record, context],
  )
  if (!target.buttons.includes('add')) return <NotYours name={target.name} />
  return <RecordForm config={target} record={undefined} context={context} start={start} />
}

function NoSuchAction() {
  const t = useT()
  return (
    <StackPage title={t('records.title')}>
      <Empty icon={<Unlink />} title={t('records.noAction')} hint={t('records.noActionHint')} />
    </StackPage>
  )
}
