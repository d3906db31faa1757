import { FieldKey } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { useNavigate } from '@tanstack/react-router'
import { Button, Input, Modal, Segmented } from 'antd'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useCreateForm } from '../queries.ts'
import styles from './new-form.module.css'
import { type Start, StartFile } from './start-file.tsx'

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

type From = 'nothing' | 'definition' | 'sheet'

/** Asks for name and template of a new form, then opens it in the designer. */
function NewFormDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const navigate = useNavigate()
  const create = useCreateForm()
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [from, setFrom] = useState<From>('nothing')
  const [start, setStart] = useState<Start>()
  const isCodeGood = FieldKey.safeParse(code).success
  const isReady = name.trim() !== '' && isCodeGood && (from === 'nothing' || start !== undefined)

  const submit = () => {
    const fields = from === 'nothing' ? [] : (start?.fields ?? [])
    create.mutate(
      { name, code, definition: { version: 1, key: code, title: name, fields } },
      { onSuccess: ({ id }) => navigate({ to: '/forms/$id', params: { id } }) },
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
      <div className={styles.fields}>
        <NamedControl label={t('form-design.name')}>
          {(id) => <Input id={id} value={name} autoFocus onChange={({ target }) => setName(target.value)} />}
        </NamedControl>
        <NamedControl label={t('form-design.code')} hint={t('form-design.new.code')}>
          {(id) => (
            <Input
              id={id}
              value={code}
              spellCheck={false}
              status={code === '' || isCodeGood ? '' : 'error'}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </NamedControl>
        <NamedControl label={t('form-design.new.from')}>
          {(id) => (
            <Segmented<From>
              id={id}
              block
              value={from}
              options={(['nothing', 'sheet', 'definition'] as const).map((value) => ({
                value,
                label: t(`form-design.new.from.${value}`),
              }))}
              onChange={(next) => {
                setFrom(next)
                setStart(undefined)
              }}
            />
          )}
        </NamedControl>
        {from !== 'nothing' && <StartFile key={from} from={from} start={start} onStart={setStart} />}
        <ErrorNote error={create.error} />
      </div>
    </Modal>
  )
}

type NamedControlProps = Readonly<{ label: string; hint?: string; children: (id: string) => React.ReactNode }>

function NamedControl({ label, hint, children }: NamedControlProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
