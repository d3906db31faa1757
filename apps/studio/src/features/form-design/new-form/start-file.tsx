import type { FieldDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { FileInput } from '../../../shell/file-input.tsx'
import { fieldsOfDefinition } from './fields-of-definition.ts'
import { fieldsOfSheet } from './fields-of-sheet.ts'
import styles from './new-form.module.css'

/** What a file had to offer. */
export type Start = Readonly<{ fields: readonly FieldDefinition[]; fileName: string }>

type StartFileProps = Readonly<{
  from: 'definition' | 'sheet'
  start: Start | undefined
  onStart: (start: Start | undefined) => void
}>

const kinds = { definition: '.json,application/json', sheet: '.xlsx' }

/** Reads the fields of a new form from a file, here in the browser, and says what was found in it. */
export function StartFile({ from, start, onStart }: StartFileProps) {
  const t = useT()
  const [isWrong, setWrong] = useState(false)
  const read = async (file: File) => {
    const fields = from === 'sheet' ? await fieldsOfSheet(file) : fieldsOfDefinition(await file.text())
    setWrong(fields === undefined)
    onStart(fields && { fields, fileName: file.name })
  }

  return (
    <div className={styles.field}>
      <FileInput
        label={t(`form-design.new.file.${from}`)}
        accept={kinds[from]}
        onFile={(file) => void read(file)}
      />
      {isWrong && (
        <p role="alert" className={styles.wrong}>
          {t(`form-design.new.unreadable.${from}`)}
        </p>
      )}
      {start && (
        <p role="status" className={styles.hint}>
          {t('form-design.new.found', { count: start.fields.length, file: start.fileName })}
        </p>
      )}
    </div>
  )
}
