import { mostAnsweredRows } from '@signet/contract'
import { answeredValue, type Locale, type PlanField, textIn, textOfValue } from '@signet/form'
import { runningForm } from '@signet/form/design'
import { wallClock } from '@signet/i18n'
import { useLanguage, useT } from '@signet/i18n/react'
import { Empty, Failure } from '@signet/ui'
import { Input, Skeleton, Table } from 'antd'
import { useMemo } from 'react'
import { useFormulaContext } from '../../kit/context/use-form-environment.ts'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { useLocalizedText } from '../../kit/properties/words-control.tsx'
import styles from './view-desk.module.css'
import { definitionOf, useViewEditor } from './view-editor.ts'
import { findKeyProblem, parameterFieldsOf } from './view-fields.ts'

type Row = Readonly<Record<string, unknown>>

/** The first rows as people will see them; values of another type are shown as they come. */
export function PreviewPart() {
  const t = useT()
  const { draft, answer } = useViewEditor()
  const { data, error, isLoading, refetch } = answer
  const plan = useMemo(() => runningForm(definitionOf(draft)), [draft])
  const trouble = data && findKeyProblem(data.list, draft.source.key)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.preview} aria-label={t('data-views.preview')} tabIndex={0}>
      <h2 className={styles.title}>
        {data ? t('data-views.preview.rows', { total: data.pagination.total }) : t('data-views.preview')}
      </h2>
      <TrialValuesFields />
      {error && <Failure error={error} onRetry={refetch} />}
      {data && data.pagination.total > mostAnsweredRows && (
        <p className={styles.hint}>{t('data-views.preview.tooMany', { limit: mostAnsweredRows })}</p>
      )}
      {isLoading && <Skeleton active />}
      {!plan && <p className={styles.hint}>{t('data-views.preview.unfinished')}</p>}
      {trouble && (
        <p className={styles.wrong} role="alert">
          {t(`data-views.key.${trouble.is}`, { count: trouble.count })}
        </p>
      )}
      {data && plan && <Rows rows={data.list} fields={plan.fields} />}
    </section>
  )
}

/** Values for the searches that feed parameters, for a trial. */
function TrialValuesFields() {
  const word = useLocalizedText()
  const { draft, tried, onTry } = useViewEditor()
  const asks = parameterFieldsOf(draft.definition)
  if (asks.length === 0) return null
  return (
    <div className={styles.tried}>
      {asks.map(({ key, label }) => (
        <Labelled key={key} label={word(label)}>
          {(id) => (
            <Input
              id={id}
              defaultValue={tried[key] ?? ''}
              onBlur={({ target }) => onTry({ ...tried, [key]: target.value })}
              onPressEnter={({ currentTarget }) => onTry({ ...tried, [key]: currentTarget.value })}
            />
          )}
        </Labelled>
      ))}
    </div>
  )
}

function Rows({ rows, fields }: Readonly<{ rows: readonly Row[]; fields: readonly PlanField[] }>) {
  const t = useT()
  const { locale } = useLanguage()
  const { timeZone } = useFormulaContext()
  const shown = fields.filter(({ definition }) => definition.answers !== undefined)
  if (rows.length === 0) return <Empty title={t('data-views.preview.none')} />
  return (
    <Table<Row>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey={(row) => String(rows.indexOf(row))}
      dataSource={rows}
      columns={shown.map((field) => ({
        key: field.path,
        title: textIn(locale, field.definition.label),
        render: (_, row) => (
          <Cell field={field} raw={row[field.definition.answers ?? '']} at={{ locale, timeZone }} />
        ),
      }))}
    />
  )
}

type CellProps = Readonly<{
  field: PlanField
  raw: unknown
  at: Readonly<{ locale: Locale; timeZone: string | undefined }>
}>

function Cell({ field, raw, at: { locale, timeZone } }: CellProps) {
  const t = useT()
  const value = answeredValue(field, raw, (text) => wallClock(text, timeZone))
  if (value !== null) return textOfValue(field, value, { locale })
  if (raw === null || raw === undefined || raw === '') return '—'
  return (
    <span className={styles.wrong} title={t('data-views.preview.misfit')}>
      {typeof raw === 'object' ? JSON.stringify(raw) : String(raw)}
    </span>
  )
}
