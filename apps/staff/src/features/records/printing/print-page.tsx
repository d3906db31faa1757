import { useT } from '@signet/i18n/react'
import { PageState, Tabs } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { readPrintSearch } from '../record-search.ts'
import { Printing } from './printing.tsx'
import { type OfferedTemplate, useTemplates } from './queries.ts'

/** Prints records by one of the templates of their model. */
export function PrintPage() {
  const t = useT()
  const { modelId } = readPrintSearch(useSearch({ strict: false }))
  const templates = useTemplates(modelId)
  const [chosen, choose] = useState<string>()
  const template = templates.data?.find(({ templateId }) => templateId === chosen) ?? templates.data?.[0]
  if (template)
    return (
      <Printing
        key={template.templateId}
        template={template.template}
        head={<Templates templates={templates.data ?? []} value={template.templateId} onChange={choose} />}
      />
    )

  return (
    <StackPage title={t('printing.print')}>
      <PageState query={templates}>{() => null}</PageState>
    </StackPage>
  )
}

type TemplatesProps = Readonly<{
  templates: readonly OfferedTemplate[]
  value: string
  onChange: (templateId: string) => void
}>

function Templates({ templates, value, onChange }: TemplatesProps) {
  const t = useT()
  if (templates.length < 2) return null
  return (
    <Tabs
      look="pill"
      label={t('printing.templates')}
      tabs={templates.map(({ templateId, name }) => ({ key: templateId, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
