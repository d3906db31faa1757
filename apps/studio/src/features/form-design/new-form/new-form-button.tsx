import { FieldDefinition, FieldKey, readDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { ErrorNote, sharedStyles } from '@signet/ui'
import { useNavigate } from '@tanstack/react-router'
import { Button, Modal, Segmented } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FileInput } from '../../../kit/fields/file-input.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { useCreateForm } from '../queries.ts'
import { guessFieldKind } from './guess-field-kind.ts'
import styles from './new-form-button.module.css'

export function NewFormButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="primary" icon={<Plus size={16} />} onClick={() => setOpen(true)}>
        {t('form-design.new')}
      </Button>
      {isOpen && <NewFormDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const origins = ['nothing', 'sheet', 'definition'] as const

type FormOrigin = (typeof origins)[number]

/** Asks for name and template of a new form, then opens it in the designer. */
export function NewFormDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const navigate = useNavigate()
  const create = useCreateForm()
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [from, setFrom] = useState<FormOrigin>('nothing')
  const [start, setStart] = useState<ImportedFields>()
  const isCodeGood = FieldKey.safeParse(code).success
  const isReady = name.trim() !== '' && isCodeGood && (from === 'nothing' || start !== undefined)

  const changeOrigin = (next: FormOrigin) => {
    setFrom(next)
    setStart(undefined)
  }
  const submit = () => {
    const fields = from === 'nothing' ? [] : (start?.fields ?? [])
    create.mutate(
      { name, code, definition: { version: 1, key: code, title: name, fields } },
      {
        onSuccess: ({ id }) => {
          onClose()
          return navigate({ to: '/forms/$id', params: { id } })
        },
      },
    )
  }

  return (
    <Modal
      open
      title={t('form-design.new')}
      okText={t('form-design.new.create')}
      okButtonProps={{ disabled: !isReady, loading: create.isPending }}
      onOk={submit}
      onCancel={onClose}
    >
      <div className={sharedStyles.stack4}>
        <TextField label={t('form-design.name')} autoFocus value={name} onChange={setName} />
        <TextField
          label={t('form-design.code')}
          hint={t('form-design.new.code')}
          value={code}
          spellCheck={false}
          status={code === '' || isCodeGood ? '' : 'error'}
          onChange={setCode}
        />
        <OriginChoice value={from} onChange={changeOrigin} />
        {from !== 'nothing' && <FieldImport key={from} from={from} start={start} onStart={setStart} />}
        <ErrorNote error={create.error} />
      </div>
    </Modal>
  )
}

type OriginChoiceProps = Readonly<{ value: FormOrigin; onChange: (origin: FormOrigin) => void }>

/** Where the fields of a new form come from. */
function OriginChoice({ value, onChange }: OriginChoiceProps) {
  const t = useT()
  return (
    <Labelled label={t('form-design.new.from')}>
      {(id) => (
        <Segmented<FormOrigin>
          id={id}
          block
          value={value}
          options={origins.map((origin) => ({ value: origin, label: t(`form-design.new.from.${origin}`) }))}
          onChange={onChange}
        />
      )}
    </Labelled>
  )
}

/** The fields found in a file. */
type ImportedFields = Readonly<{ fields: readonly FieldDefinition[]; fileName: string }>

type FieldImportProps = Readonly<{
  from: Exclude<FormOrigin, 'nothing'>
  start: ImportedFields | undefined
  onStart: (start: ImportedFields | undefined) => void
}>

const kinds = { definition: '.json,application/json', sheet: '.xlsx' }

/** Reads the fields of a new form from a file in the browser, and reports the result. */
function FieldImport({ from, start, onStart }: FieldImportProps) {
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
