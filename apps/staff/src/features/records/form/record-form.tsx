import type { Around } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { Button, useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useApp } from '../../../lib/app-context.ts'
import { StackPage } from '../../../lib/stack-page.tsx'
import { FormCard, keptForm, RestoredNote, rightsOf, useFilledForm, useSubmit } from '../../forms/index.ts'
import type { ModelConfig, OpenedRecord } from '../queries.ts'
import { recordHref } from '../record-href.ts'
import { ConflictSheet } from './conflict-sheet.tsx'

type RecordFormProps = Readonly<{ config: ModelConfig; record: OpenedRecord | undefined; around: Around }>

const nothing = { given: 'plain', words: ['plain'] } as const
const empty = {}

/** Fills a record in. Whoever saves after somebody else is shown what changed, and saves over it or takes it. */
export function RecordForm({ config, record, around }: RecordFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  const { client, store: device } = useApp()
  const { records } = client
  const modelId = config.id
  const [version, setVersion] = useState(record?.version)
  const [overtaken, setOvertaken] = useState<number>()
  const kept = useMemo(
    () => keptForm(device, String(around.me), `record:${modelId}:${record?.id ?? 'new'}`),
    [device, around.me, modelId, record?.id],
  )
  const rights = useMemo(() => rightsOf(record?.rights ?? config.rights), [record, config])
  const form = useFilledForm({
    definition: config.form,
    rights,
    values: record?.values ?? empty,
    around,
    kept,
    beside: nothing,
  })
  const save = useSubmit(
    form,
    async ({ values }, options) => {
      if (!record || version === undefined) return records.create({ modelId, values }, options)
      return records.update({ modelId, id: record.id, version, values }, options).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'records.changedMeanwhile') setOvertaken(version)
        throw error
      })
    },
    { stage: 'submit', touches: 'records' },
  )
  const onSave = () =>
    save.submit(({ id }) => {
      feedback.success(t('records.saved'))
      history.replace(recordHref(modelId, id))
    })

  return (
    <StackPage
      title={t(record ? 'records.editTitle' : 'records.newTitle', { name: config.name })}
      footer={
        <Button tone="primary" isWide isBusy={save.isPending} onClick={onSave}>
          {t('records.save')}
        </Button>
      }
    >
      {form.restoredAt && <RestoredNote at={form.restoredAt} onDiscard={form.discard} />}
      <FormCard
        form={form}
        names={record?.names ?? empty}
        through={{ kind: 'model', id: modelId }}
        mode="edit"
        error={save.error}
        isBusy={save.isPending}
        failures={save.failures}
      />
      {record && overtaken !== undefined && (
        <ConflictSheet
          modelId={modelId}
          id={record.id}
          version={overtaken}
          store={form.store}
          onMerged={(now) => {
            setVersion(now)
            setOvertaken(undefined)
          }}
          onClose={() => setOvertaken(undefined)}
        />
      )}
    </StackPage>
  )
}
