import type { FlowDefinitionDraft } from '@signet/flow'
import type { Translate } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button, Modal, Select } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { SegmentedField, TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { useCreateFlow } from '../queries.ts'
import { FlowFile, type ImportedFlow } from './flow-file.tsx'
import styles from './new-flow-button.module.css'

export function NewFlowButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="primary" icon={<Plus size={16} />} onClick={() => setOpen(true)}>
        {t('flow-design.new')}
      </Button>
      {isOpen && <NewFlowDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const origins = ['nothing', 'file'] as const

type Origin = (typeof origins)[number]

/** Asks for name, form and template of a new flow, then opens it in the designer. */
export function NewFlowDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const navigate = useNavigate()
  const create = useCreateFlow()
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [formId, setFormId] = useState<string>()
  const [origin, setOrigin] = useState<Origin>('nothing')
  const [read, setRead] = useState<ImportedFlow>()
  const isReady = name.trim() !== '' && codePattern.test(code) && formId && (origin === 'nothing' || read)

  const submit = () => {
    if (!formId) return
    const definition =
      origin === 'file' && read ? { ...read.definition, name } : { ...createInitialFlow(t, name) }
    create.mutate(
      { name, code, formId, definition },
      {
        onSuccess: ({ id }) => {
          onClose()
          return navigate({ to: '/flows/$id', params: { id } })
        },
      },
    )
  }

  return (
    <Modal
      open
      title={t('flow-design.new')}
      okText={t('flow-design.new.create')}
      okButtonProps={{ disabled: !isReady, loading: create.isPending }}
      onOk={submit}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <TextField label={t('flow-design.name')} autoFocus maxLength={100} value={name} onChange={setName} />
        <CodeInput value={code} onChange={setCode} />
        <Labelled label={t('flow-design.form')}>
          {(id) => <FormSelect id={id} value={formId} onChange={setFormId} />}
        </Labelled>
        <SegmentedField<Origin>
          label={t('flow-design.new.from')}
          value={origin}
          options={origins.map((value) => ({ value, label: t(`flow-design.new.from.${value}`) }))}
          onChange={setOrigin}
        />
        {origin === 'file' && <FlowFile read={read} onRead={setRead} />}
        <ErrorNote error={create.error} />
      </div>
    </Modal>
  )
}

const codePattern = /^[a-zA-Z][\w-]{0,59}$/

/** The code of the flow, which is marked while it does not fit. */
function CodeInput({ value, onChange }: Readonly<{ value: string; onChange: (code: string) => void }>) {
  const t = useT()
  return (
    <TextField
      label={t('flow-design.code')}
      hint={t('flow-design.new.code')}
      value={value}
      spellCheck={false}
      status={value === '' || codePattern.test(value) ? '' : 'error'}
      onChange={onChange}
    />
  )
}

/** A new flow: start, one approval, end. */
function createInitialFlow(t: Translate, name: string): FlowDefinitionDraft {
  return {
    version: 1,
    name,
    nodes: [
      { id: 'start', kind: 'start', name: t('flow-design.kind.start') },
      { id: 'approver1', kind: 'approver', name: t('flow-design.kind.approver') },
      { id: 'end', kind: 'end', name: t('flow-design.kind.end') },
    ],
    lines: [
      { id: 'line1', from: 'start', to: 'approver1' },
      { id: 'line2', from: 'approver1', to: 'end' },
    ],
  }
}

type FormSelectProps = Readonly<{
  id: string
  value: string | undefined
  onChange: (id: string) => void
}>

/** A form of the company, with search. */
function FormSelect({ id, value, onChange }: FormSelectProps) {
  const t = useT()
  const { formDesign } = useClient()
  const [keyword, setKeyword] = useState('')
  const { data, error, isFetching } = useQuery({
    queryKey: ['flow-design', 'forms', keyword],
    queryFn: ({ signal }) => formDesign.list({ keyword }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Select
      id={id}
      loading={isFetching}
      status={error ? 'error' : ''}
      value={value ?? null}
      options={(data?.list ?? []).map((form) => ({ value: form.id, label: form.name }))}
      placeholder={t('flow-design.new.form')}
      notFoundContent={t(error ? 'form.failed' : 'form.noMatch')}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      onChange={(next) => next !== null && onChange(next)}
    />
  )
}
