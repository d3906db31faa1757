import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { useFormStart, useFormulaContext } from '../../../kit/forms/use-form-environment.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useModel, useRecord } from '../queries.ts'
import { NotYours, RecordForm } from './record-form.tsx'

/** The form of a new or an existing record. */
export function RecordFormPage() {
  const t = useT()
  const { modelId, id } = useSearch({ from: '/member/pages/apply/dynamicModel/form' })
  const model = useModel(modelId)
  const record = useRecord(modelId, id)
  const context = useFormulaContext(record.data?.author.id)
  const start = useFormStart()
  const isLoaded = id === undefined || record.data !== undefined
  if (model.data && id === undefined && !model.data.buttons.includes('add'))
    return <NotYours name={model.data.name} />
  if (model.data && isLoaded && context)
    return (
      <RecordForm
        key={`${modelId} ${id}`}
        config={model.data}
        record={record.data}
        context={context}
        start={id === undefined ? start : undefined}
      />
    )

  const waiting = model.data && id !== undefined ? record : model
  return (
    <StackPage title={model.data?.name ?? t('records.title')}>
      <PageState query={{ data: undefined, error: waiting.error, refetch: waiting.refetch }}>
        {() => null}
      </PageState>
    </StackPage>
  )
}
