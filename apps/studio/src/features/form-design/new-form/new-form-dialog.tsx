import { FieldKey } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import type { NewName } from '../../../kit/fields/code-names.ts'
import { SegmentedField } from '../../../kit/fields/labelled-inputs.tsx'
import { isCodeTaken, missingOf, NameAndCode } from '../../../kit/fields/name-and-code.tsx'
import { type DesignTemplate, formOf, TemplateCards, useTemplate } from '../../design-templates/index.ts'
import { useCreateForm } from '../queries.ts'
import { FieldImport, type ImportedFields } from './field-import.tsx'

const origins = ['nothing', 'template', 'sheet', 'definition'] as const

type FormOrigin = (typeof origins)[number]

type NewFormDialogProps = Readonly<{ template?: DesignTemplate; onClose: () => void }>

/** Asks for name and beginning of a new form, then opens it in the designer. */
export function NewFormDialog({ template: given, onClose }: NewFormDialogProps) {
  const t = useT()
  const { locale } = useLanguage()
  const navigate = useNavigate()
  const create = useCreateForm()
  const { named, template, choose } = useTemplate(given)
  const [from, setFrom] = useState<FormOrigin>(given ? 'template' : 'nothing')
  const [read, setRead] = useState<ImportedFields>()
  const missing = missingOf(named, isCode) ?? missingPart({ from, read, template })

  const changeOrigin = (next: FormOrigin) => {
    setFrom(next)
    setRead(undefined)
  }
  const submit = () =>
    create.mutate(newForm({ from, read, template, locale, named }), {
      onSuccess: ({ id }) => navigate({ to: '/forms/$id', params: { id } }),
    })

  return (
    <FormDialog
      title={t('form-design.new')}
      confirm={t('form-design.new.create')}
      missing={missing && t(missing)}
      isPending={create.isPending}
      error={isCodeTaken(create.error) ? null : create.error}
      width={640}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentedField<FormOrigin>
        label={t('form-design.new.from')}
        value={from}
        options={origins.map((origin) => ({ value: origin, label: t(`form-design.new.from.${origin}`) }))}
        onChange={changeOrigin}
      />
      {from === 'template' && <TemplateCards isChoice chosen={template} onChoose={choose} />}
      {(from === 'sheet' || from === 'definition') && (
        <FieldImport key={from} from={from} start={read} onStart={setRead} />
      )}
      <NameAndCode
        value={named}
        label={t('form-design.name')}
        codeHint={t('form-design.new.code')}
        isCode={isCode}
        error={create.error}
      />
    </FormDialog>
  )
}

const isCode = (code: string) => FieldKey.safeParse(code).success

type Start = Readonly<{
  from: FormOrigin
  read: ImportedFields | undefined
  template: DesignTemplate | undefined
}>

function missingPart({ from, read, template }: Start): string | undefined {
  if (from === 'template') return template ? undefined : 'form-design.missing.template'
  return from === 'nothing' || read ? undefined : 'form-design.missing.file'
}

type NewForm = Start & Readonly<{ locale: ReturnType<typeof useLanguage>['locale']; named: NewName }>

function newForm({ from, read, template, locale, named }: NewForm) {
  const { code } = named
  const name = named.name.trim()
  if (from !== 'template' || !template)
    return { name, code, definition: { version: 1, key: code, title: name, fields: read?.fields ?? [] } }

  const { category, icon, iconColor } = template
  const definition = { ...formOf(template, { name, code, locale }) }
  return { name, code, category: category['zh-CN'], icon, iconColor, definition }
}
