import { recordLink, scanLink } from '@signet/client'
import type { FormulaContext } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { Button, Empty, useFeedback } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useApp, useClient } from '../../../kit/context/app-context.ts'
import { FormCard } from '../../../kit/forms/form-card.tsx'
import { keptForm, RestoredNote } from '../../../kit/forms/kept-form.tsx'
import type { Values } from '../../../kit/forms/use-command.ts'
import { rightsOf, useFilledForm } from '../../../kit/forms/use-filled-form.ts'
import { startedAs } from '../../../kit/forms/use-form-environment.ts'
import { useSubmit } from '../../../kit/forms/use-submit.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import type { ModelConfig, OpenedRecord } from '../queries.ts'
import { readFormSearch } from '../record-search.ts'
import { ConflictSheet } from './conflict-sheet.tsx'

type RecordFormProps = Readonly<{
  config: ModelConfig
  record: OpenedRecord | undefined
  context: FormulaContext
  /** Initial values of a new record. */
  start?: Values | undefined
}>

const nothing = { given: 'plain', words: ['plain'] } as const

const empty = {}

/** Edits a record. When somebody else saved first, shows what changed before saving over it or merging. */
export function RecordForm({ config, record, context, start }: RecordFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  const { store: device } = useApp()
  const modelId = config.id
  const { beside } = readFormSearch(useSearch({ strict: false }))
  const kept = useMemo(
    () => keptForm(device, String(context.me), startedAs(`record:${modelId}:${record?.id ?? 'new'}`, start)),
    [device, context.me, modelId, record?.id, start],
  )
  const rights = useMemo(() => rightsOf(record?.rights ?? config.rights), [record, config])
  const form = useFilledForm({
    definition: config.form,
    rights,
    values: record?.values ?? empty,
    start,
    context,
    kept,
    beside: nothing,
  })
  const save = useSaveRecord(form, modelId, record)
  const onSaved = ({ id }: Readonly<{ id: string }>) => {
    feedback.success(t('records.saved'))
    history.replace(recordLink(modelId, id, beside))
  }

  return (
    <StackPage
      title={t(record ? 'records.editTitle' : 'records.newTitle', { name: config.name })}
      footer={
        record?.can.edit !== false && (
          <Button tone="primary" isWide isBusy={save.isPending} onClick={() => save.submit(onSaved)}>
            {t('records.save')}
          </Button>
        )
      }
    >
      {form.restoredAt && <RestoredNote at={form.restoredAt} onDiscard={form.discard} />}
      <FormCard
        form={form}
        names={record?.names ?? empty}
        through={{ kind: 'model', id: modelId }}
        {...(record && { recordAddress: scanLink(modelId, record.id) })}
        mode="edit"
        error={save.error}
        isBusy={save.isPending}
        failures={save.failures}
      />
      {record && save.overtaken !== undefined && (
        <ConflictSheet
          modelId={modelId}
          names={record.names}
          id={record.id}
          version={save.overtaken}
          store={form.store}
          onMerged={save.saveOver}
          onClose={save.letBe}
        />
      )}
    </StackPage>
  )
}

/**
 * Saves a new record, or one over the version that was opened. `overtaken` is the version somebody else
 * saved, until the person chooses which one to replace.
 */
function useSaveRecord<Word extends string>(
  form: Parameters<typeof useSubmit<unknown, Word>>[0],
  modelId: string,
  record: Pick<OpenedRecord, 'id' | 'version'> | undefined,
) {
  const { records } = useClient()
  const [version, setVersion] = useState(record?.version)
  const [overtaken, setOvertaken] = useState<number>()
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

  return {
    ...save,
    overtaken,
    saveOver: (now: number) => {
      setVersion(now)
      setOvertaken(undefined)
    },
    letBe: () => setOvertaken(undefined),
  }
}

/** Shown instead of a form that could not be saved. */
export function NotYours({ name }: Readonly<{ name: string }>) {
  const t = useT()
  return (
    <StackPage title={name}>
      <Empty icon={<Lock />} title={t('records.noAdd')} hint={t('records.noAddHint')} />
    </StackPage>
  )
}
