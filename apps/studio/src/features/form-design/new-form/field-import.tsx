import { FieldDefinition, readDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { sharedStyles } from '@signet/ui'
import { useState } from 'react'
import { FileInput } from '../../../kit/fields/file-input.tsx'
import styles from './field-import.module.css'
import { guessFieldKind } from './guess-field-kind.ts'

/** The fields found in a file. */
export type ImportedFields = Readonly<{ fields: readonly FieldDefinition[]; fileName: string }>

type FieldImportProps = Readonly<{
  from: 'sheet' | 'definition'
  start: ImportedFields | undefined
  onStart: (start: ImportedFields | undefined) => void
}>

const kinds = { definition: '.json,application/json', sheet: '.xlsx' }

/** Reads the fields of a new form from a file in the browser, and reports the result. */
export function FieldImport({ from, start, onStart }: FieldImportProps) {
  const t = useT()
  const [isWrong, setWrong] = useState(false)
  const read = async (file: File) => {
    const fields = from === 'sheet' ? await readSheetFile(file) : readFormFile(await file.text())
    setWrong(fields === undefined)
    onStart(fields && { fields, fileName: file.name })
  }

  return (
    <div className={sharedStyles.stack1}>
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

/** The fields of an exported form, upgraded; undefined for other files. */
function readFormFile(text: string): readonly FieldDefinition[] | undefined {
  const raw = parseJson(text)
  const definition = typeof raw === 'object' && raw !== null && 'definition' in raw ? raw.definition : raw
  try {
    return readDefinition(definition).fields
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A field for each column of the first sheet: labels from its first row, kinds from the rows below. */
async function readSheetFile(file: File): Promise<readonly FieldDefinition[] | undefined> {
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(file).catch(() => undefined)
  const [head, ...body] = rows ?? []
  const labels = head?.map((cell) => String(cell ?? '').trim()) ?? []
  if (labels.every((label) => label === '')) return undefined

  return labels.flatMap((label, column) =>
    label === ''
      ? []
      : FieldDefinition.parse({
          key: `field${column + 1}`,
          label: label.slice(0, 200),
          inList: column < 3,
          ...guessFieldKind(body.map((row) => row[column])),
        }),
  )
}
