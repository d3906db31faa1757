import { scanLink } from '@signet/client'
import { compileForm, createFormStore, type FormValues } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { useFormats, useT } from '@signet/i18n/react'
import { PageState, Tabs } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { ChangeLog } from '../../../kit/changes/change-log.tsx'
import { FormCard } from '../../../kit/forms/form-card.tsx'
import { rightsOf } from '../../../kit/forms/use-filled-form.ts'
import { useFormulaContext } from '../../../kit/forms/use-form-environment.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { type ModelConfig, type OpenedRecord, useLog, useModel, useRecord } from '../queries.ts'
import { readRecordSearch } from '../record-search.ts'
import { RecordFoot } from './record-foot.tsx'
import styles from './record-page.module.css'

type Part = 'values' | 'log'

/** A record to read: its form, its changes, and its actions. */
export function RecordPage() {
  const t = useT()
  const panel = useId()
  const { modelId, id } = readRecordSearch(useSearch({ strict: false }))
  const model = useModel(modelId)
  const record = useRecord(modelId, id)
  const context = useFormulaContext(record.data?.author.id)
  const [part, setPart] = useState<Part>('values')
  const hasLog = !record.data || hasHistory(record.data)

  return (
    <StackPage
      title={model.data?.name ?? t('records.title')}
      onRefresh={() => record.refetch()}
      head={hasLog && <PartTabs value={part} controls={panel} onChange={setPart} />}
      footer={
        model.data &&
        record.data &&
        mayAct(record.data) && <RecordFoot config={model.data} record={record.data} />
      }
    >
      <div id={panel} role="tabpanel">
        {part === 'log' && <RecordLog modelId={modelId} id={id} />}
        {part === 'values' && <ValuesPart model={model} record={record} context={context} />}
      </div>
    </StackPage>
  )
}

type PartTabsProps = Readonly<{ value: Part; controls: string; onChange: (part: Part) => void }>

function PartTabs(props: PartTabsProps) {
  const t = useT()
  const tabs = (['values', 'log'] as const).map((key) => ({ key, label: t(`records.part.${key}`) }))
  return <Tabs label={t('records.parts')} tabs={tabs} {...props} />
}

type ValuesPartProps = Readonly<{
  model: ReturnType<typeof useModel>
  record: ReturnType<typeof useRecord>
  context: ReturnType<typeof useFormulaContext>
}>

function ValuesPart({ model, record, context }: ValuesPartProps) {
  return (
    <PageState query={model}>
      {(config) => (
        <PageState query={record}>
          {(opened) => context && <RecordValues config={config} record={opened} context={context} />}
        </PageState>
      )}
    </PageState>
  )
}

function mayAct({ can }: OpenedRecord): boolean {
  return can.edit || can.case || can.remove || can.print || can.actions.length > 0
}

type RecordValuesProps = Readonly<{ config: ModelConfig; record: OpenedRecord; context: FormulaContext }>

/** The record in its form, with its author and its last editor. */
function RecordValues({ config, record, context }: RecordValuesProps) {
  const store = useMemo(
    () =>
      createFormStore(compileForm(config.form), {
        rights: rightsOf(record.rights),
        context,
        // The server returns values in the form engine's storage format.
        values: record.values as FormValues,
      }),
    [config.form, record, context],
  )

  return (
    <>
      <FormCard
        form={{ store }}
        names={record.names}
        through={{ kind: 'model', id: config.id }}
        recordAddress={scanLink(config.id, record.id)}
        mode="read"
      />
      {hasHistory(record) && <AuthorNote record={record} />}
    </>
  )
}

function AuthorNote({ record }: Pick<RecordValuesProps, 'record'>) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <p className={styles.made}>
      {t('records.made', { person: record.author.name, at: dateTime(record.createdAt) })}
      {record.version > 1 &&
        ` · ${t('records.changed', { person: record.changedBy.name, at: dateTime(record.changedAt) })}`}
    </p>
  )
}

/** Rows of a data view have no author and no history. */
function hasHistory({ createdAt }: Pick<OpenedRecord, 'createdAt'>): boolean {
  return createdAt !== ''
}

/** The changes of the record. */
export function RecordLog({ modelId, id }: Readonly<{ modelId: string; id: string }>) {
  const t = useT()
  return <ChangeLog query={useLog(modelId, id)} label={t('records.part.log')} />
}
