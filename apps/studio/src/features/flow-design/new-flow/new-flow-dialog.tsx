import type { FlowDefinitionDraft } from '@signet/flow'
import { FieldKey } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { useLanguage, useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Select } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import type { NewName } from '../../../kit/fields/code-names.ts'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { SegmentedField } from '../../../kit/fields/labelled-inputs.tsx'
import { isCodeTaken, missingOf, NameAndCode } from '../../../kit/fields/name-and-code.tsx'
import {
  type DesignTemplate,
  flowOf,
  formOf,
  TemplateCards,
  useTemplate,
} from '../../design-templates/index.ts'
import { createSource } from '../people/people-sources.ts'
import { useCreateFlow } from '../queries.ts'
import { FlowFile, type ImportedFlow } from './flow-file.tsx'

const origins = ['nothing', 'template', 'file'] as const

type Origin = (typeof origins)[number]

type NewFlowDialogProps = Readonly<{
  template?: DesignTemplate
  /** The form that the flow is for, which also gives it its name. */
  form?: Readonly<{ id: string; name: string; code: string }>
  onClose: () => void
}>

/** Asks for name, form and beginning of a new flow, then opens it in the designer. */
export function NewFlowDialog({ template: given, form, onClose }: NewFlowDialogProps) {
  const t = useT()
  const { locale } = useLanguage()
  const navigate = useNavigate()
  const create = useCreateFlow()
  const { named, template, choose } = useTemplate(given, form)
  const [formId, setFormId] = useState(form?.id)
  const [origin, setOrigin] = useState<Origin>(given ? 'template' : 'nothing')
  const [read, setRead] = useState<ImportedFlow>()
  const start = { origin, formId, read, template }
  const isCode = origin === 'template' ? isFieldKey : isFlowCode
  const missing = missingOf(named, isCode) ?? missingPart(start)

  const submit = () =>
    create.mutate(newFlow(t, { ...start, locale, named }), {
      onSuccess: ({ id }) => navigate({ to: '/flows/$id', params: { id } }),
    })

  return (
    <FormDialog
      title={t('flow-design.new')}
      confirm={t('flow-design.new.create')}
      missing={missing && t(missing)}
      isPending={create.isPending}
      error={isCodeTaken(create.error) ? null : create.error}
      width={640}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentedField<Origin>
        label={t('flow-design.new.from')}
        value={origin}
        options={origins.map((value) => ({ value, label: t(`flow-design.new.from.${value}`) }))}
        onChange={setOrigin}
      />
      {origin === 'template' && <TemplateCards isChoice chosen={template} onChoose={choose} />}
      {origin === 'file' && <FlowFile read={read} onRead={setRead} />}
      <NameAndCode
        value={named}
        label={t('flow-design.name')}
        codeHint={t('flow-design.new.code')}
        isCode={isCode}
        error={create.error}
      />
      {origin === 'template' ? (
        <p className={sharedStyles.note}>{t('flow-design.new.withForm')}</p>
      ) : (
        <Labelled label={t('flow-design.form')}>
          {(id) => <FormSelect id={id} value={formId} onChange={setFormId} />}
        </Labelled>
      )}
    </FormDialog>
  )
}

const isFlowCode = (code: string) => /^[a-zA-Z][\w-]{0,59}$/.test(code)
/** The form of a template gets the same code. */
const isFieldKey = (code: string) => FieldKey.safeParse(code).success

type Start = Readonly<{
  origin: Origin
  formId: string | undefined
  read: ImportedFlow | undefined
  template: DesignTemplate | undefined
}>

function missingPart({ origin, formId, read, template }: Start): string | undefined {
  if (origin === 'template') return template ? undefined : 'flow-design.missing.template'
  if (origin === 'file' && !read) return 'flow-design.missing.file'
  return formId === undefined ? 'flow-design.missing.form' : undefined
}

type NewFlow = Start & Readonly<{ locale: ReturnType<typeof useLanguage>['locale']; named: NewName }>

/** The flow to create, with its form where a template has one. */
function newFlow(t: Translate, { origin, formId, read, template, locale, named }: NewFlow) {
  const { code } = named
  const name = named.name.trim()
  if (origin !== 'template' || !template) {
    const definition = origin === 'file' && read ? { ...read.definition, name } : { ...initialFlow(t, name) }
    return { flow: { name, code, definition }, form: formId ?? '' }
  }
  const look = { category: template.category['zh-CN'], icon: template.icon, iconColor: template.iconColor }
  const definition = flowOf(template, { name, locale })
  const form = formOf(template, { name, code, locale })
  return {
    flow: { name: definition.name, code, ...look, definition: { ...definition } },
    form: { name, code, ...look, definition: { ...form } },
  }
}

/** A new flow: start, an approval by the starter's superior, end. */
function initialFlow(t: Translate, name: string): FlowDefinitionDraft {
  return {
    version: 1,
    name,
    nodes: [
      { id: 'start', kind: 'start', name: t('flow-design.kind.start') },
      {
        id: 'approver1',
        kind: 'approver',
        name: t('flow-design.nameBy', {
          people: t('flow-design.sourceKind.manager'),
          work: t('flow-design.kind.approver'),
        }),
        sources: [createSource('manager')],
      },
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
