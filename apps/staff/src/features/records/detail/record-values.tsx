import { compileForm, createFormStore, type FormValues } from '@signet/form'
import type { Around } from '@signet/formula'
import { useFormats, useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import { scanLink } from '../../../lib/record-link.ts'
import { FormCard, rightsOf } from '../../forms/index.ts'
import type { ModelConfig, OpenedRecord } from '../queries.ts'
import { hasHistory } from './has-history.ts'
import styles from './record-page.module.css'

type RecordValuesProps = Readonly<{ config: ModelConfig; record: OpenedRecord; around: Around }>

/** The record as its form reads, with who made it and who touched it last. */
export function RecordValues({ config, record, around }: RecordValuesProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const store = useMemo(
    () =>
      createFormStore(compileForm(config.form), {
        rights: rightsOf(record.rights),
        around,
        // The server answers values as the form engine stores them.
        values: record.values as FormValues,
      }),
    [config.form, record, around],
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
      {hasHistory(record) && (
        <p className={styles.made}>
          {t('records.made', { person: record.author.name, at: dateTime(record.createdAt) })}
          {record.version > 1 &&
            ` · ${t('records.changed', { person: record.changedBy.name, at: dateTime(record.changedAt) })}`}
        </p>
      )}
    </>
  )
}
