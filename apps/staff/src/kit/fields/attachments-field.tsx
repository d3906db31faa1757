import { compileForm, createFormStore, type FormStore } from '@signet/form'
import { FormView } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { useDownloads, useFormEnvironment } from '../forms/use-form-environment.ts'
import type { Attachment } from './attachment-list.tsx'

type AttachmentsFieldProps = Readonly<{
  value: readonly Attachment[]
  isRequired?: boolean
  problem?: string | null
  onChange: (attachments: readonly Attachment[]) => void
}>

const mostFiles = 20
const noForm = {}

/** Attachments: the file control of the forms, used alone. */
export function AttachmentsField({ value, isRequired = false, problem, onChange }: AttachmentsFieldProps) {
  const t = useT()
  const environment = useFormEnvironment(noForm)
  const [store] = useState(() => filesOnly(t('staff.attachments'), isRequired, value))
  const place = useRef<HTMLDivElement>(null)
  useDownloads(place)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    let last = store.field('files').value.peek()
    return store.edits.subscribe(() => {
      const files = store.field('files').value.peek()
      if (files === last) return
      last = files
      latest.current(files as readonly Attachment[])
    })
  }, [store])
  useEffect(() => {
    if (problem) store.attempt()
  }, [problem, store])

  return (
    <div ref={place}>
      <FormView store={store} environment={environment} />
    </div>
  )
}

function filesOnly(label: string, isRequired: boolean, files: readonly Attachment[]): FormStore {
  const plan = compileForm({
    version: 1,
    key: 'attachments',
    fields: [
      { key: 'files', kind: 'file-upload', label, required: isRequired, settings: { maxFiles: mostFiles } },
    ],
  })
  return createFormStore(plan, {
    rights: { otherwise: 'write', fields: {} },
    context: { now: new Date().toISOString() },
    values: { files: files.map((file) => ({ ...file })) },
  })
}
