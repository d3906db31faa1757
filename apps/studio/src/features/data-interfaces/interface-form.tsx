import { type LocalizedText, textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { Empty, ErrorNote, sharedStyles } from '@signet/ui'
import { Button, Table } from 'antd'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { Facts, FormattedTime, Section } from '../../kit/details/facts.tsx'
import { EditForm, FieldPair } from '../../kit/fields/edit-form.tsx'
import { TextField } from '../../kit/fields/labelled-inputs.tsx'
import { RemoveButton } from '../../kit/lists/list-buttons.tsx'
import { fieldMergeRules } from '../../kit/shared-editing/save-merged.ts'
import { useMergedSave } from '../../kit/shared-editing/use-merged-save.tsx'
import { InterfaceFields } from './interface-fields.tsx'
import styles from './interface-form.module.css'
import {
  type DataInterface,
  type Draft,
  draftOf,
  requestFrom,
  useInterfaceMutation,
  useInterfaceTrial,
} from './queries.ts'

type InterfaceFormProps = Readonly<{ one: DataInterface; onRemoved: () => void }>

/** The settings of an existing interface. */
export function InterfaceForm({ one, onRemoved }: InterfaceFormProps) {
  const t = useT()
  const { id } = one
  const [draft, setDraft] = useState(() => draftOf(one))
  const mistake = useRowsError()
  const { save, dialog } = useSaveInterface(one, (stored) => setDraft(draftOf({ ...one, ...stored })))
  const update = useInterfaceMutation(async (_calls, _: undefined) => {
    const { fullName, category, audience } = draft
    await save({ fullName, category, audience, ...(requestFrom(draft) ?? mistake()) })
  })
  const remove = useInterfaceMutation((calls, _: undefined) => calls.remove({ id }))

  return (
    <>
      <CodedFacts of={one} />
      <EditForm
        label={one.fullName}
        mutation={update}
        onSubmit={() => update.mutate(undefined)}
        aside={
          <RemoveButton
            name={one.fullName}
            consequence={t('data-interfaces.removeHint')}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
          />
        }
      >
        <InterfaceFields draft={draft} onChange={setDraft} />
        <ErrorNote error={remove.error} />
      </EditForm>
      <TrySection id={id} draft={draft} />
      {dialog}
    </>
  )
}

type InterfaceDocument = Omit<DataInterface, 'id' | 'enCode' | 'changedAt' | 'revision'>

const byName = { itemsBy: 'name', item: 'value' } as const
const rules = fieldMergeRules<InterfaceDocument>({
  ...{ source: { parts: {} }, parameters: byName, columns: byName },
})
const labels = {
  ...{ fullName: 'data-interfaces.name', category: 'data-interfaces.category' },
  ...{ audience: 'data-interfaces.audience', seconds: 'data-interfaces.seconds' },
  ...{ source: 'data-interfaces.source', kind: 'data-interfaces.source', rows: 'data-interfaces.rows' },
  ...{ statement: 'data-interfaces.statement', sourceId: 'data-interfaces.database' },
  ...{ url: 'data-interfaces.url', method: 'data-interfaces.method', body: 'data-interfaces.body' },
  ...{ headers: 'data-interfaces.headers', listPath: 'data-interfaces.listPath' },
  ...{ parameters: 'data-interfaces.parameters', columns: 'data-interfaces.columns' },
}

function useSaveInterface(one: DataInterface, onStored: (stored: InterfaceDocument) => void) {
  const { dataInterfaces } = useClient()
  const { id } = one
  const stored = ({ id: _, enCode: __, changedAt: ___, revision, ...document }: DataInterface) => ({
    document,
    revision,
  })
  return useMergedSave<InterfaceDocument>({
    ...{ opened: stored(one), rules, labels, onStored },
    load: async () => stored(await dataInterfaces.open({ id })),
    save: (document, expects) => dataInterfaces.update({ id, ...document, expects }),
  })
}

type CodedFactsProps = Readonly<{ of: Pick<DataInterface, 'enCode' | 'changedAt'> }>

/** Code and last change of an interface or a data source. */
export function CodedFacts({ of: { enCode, changedAt } }: CodedFactsProps) {
  const t = useT()
  return (
    <Facts
      facts={[
        { name: t('studio.code'), value: <code>{enCode}</code> },
        { name: t('data-interfaces.changedAt'), value: <FormattedTime at={changedAt} /> },
      ]}
    />
  )
}

type TrySectionProps = Readonly<{ id?: string; draft: Draft }>

/** Runs the interface with the form's current values, saved or not, and shows the result. */
export function TrySection({ id, draft }: TrySectionProps) {
  const t = useT()
  const [values, setValues] = useState<ParameterValues>({})
  const mistake = useRowsError()
  const trial = useInterfaceTrial(async (calls, _: undefined) => {
    const paramList = Object.entries(values).map(([field, defaultValue]) => ({ field, defaultValue }))
    return calls.tryOut({ ...(id && { id }), ...(requestFrom(draft) ?? mistake()), paramList })
  })
  const callerParameters = draft.parameters.filter(({ source, name }) => source === 'caller' && name !== '')

  return (
    <Section title={t('data-interfaces.try')}>
      <div className={sharedStyles.stack3}>
        {callerParameters.length > 0 && (
          <TrialValues parameters={callerParameters} values={values} onChange={setValues} />
        )}
        <span className={styles.run}>
          <Button
            icon={<Play size={16} aria-hidden />}
            loading={trial.isPending}
            onClick={() => trial.mutate(undefined)}
          >
            {t('data-interfaces.tryNow')}
          </Button>
          <output>
            {trial.data &&
              t('data-interfaces.tried', {
                total: trial.data.total,
                milliseconds: trial.data.milliseconds,
              })}
          </output>
        </span>
        <ErrorNote error={trial.error} />
        {trial.data && <RowTable rows={trial.data.rows} columns={draft.columns} />}
      </div>
    </Section>
  )
}

type ParameterValues = Readonly<Record<string, string>>
type TrialValuesProps = Readonly<{
  parameters: Draft['parameters']
  values: ParameterValues
  onChange: (values: ParameterValues) => void
}>

/** The values that a caller gives in the trial. */
function TrialValues({ parameters, values, onChange }: TrialValuesProps) {
  return (
    <FieldPair>
      {parameters.map(({ name, label, default: usual }) => (
        <TextField
          key={name}
          label={label || name}
          placeholder={usual}
          value={values[name] ?? ''}
          onChange={(text) => onChange({ ...values, [name]: text })}
        />
      ))}
    </FieldPair>
  )
}

type Row = Readonly<Record<string, unknown>>

type RowTableProps = Readonly<{
  rows: readonly Row[]
  columns: readonly Readonly<{ name: string; label: LocalizedText }>[]
}>

/** The result rows under their column names. */
function RowTable({ rows, columns }: RowTableProps) {
  const t = useT()
  const { locale } = useLanguage()
  if (rows.length === 0) return <Empty title={t('data-interfaces.noRows')} />

  const labels = new Map(columns.map(({ name, label }) => [name, textIn(locale, label) || name]))
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return (
    <Table<Row>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey={(row) => String(rows.indexOf(row))}
      dataSource={rows}
      columns={names.map((name) => ({
        key: name,
        title: labels.get(name) ?? name,
        render: (_, row) => shown(row[name]),
      }))}
    />
  )
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '—'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Reports an error in the static rows before they are sent. */
export function useRowsError(): () => never {
  const t = useT()
  return () => {
    throw new Error(t('data-interfaces.rowsMistake'))
  }
}
