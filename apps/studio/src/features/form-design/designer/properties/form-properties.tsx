import type { FormDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { useDesigner } from '../designer-context.ts'
import { WordsControl } from './controls/words-control.tsx'
import { PropertyRow } from './property-row.tsx'
import { PropertySection } from './property-section.tsx'
import { UniqueTogether } from './unique-together.tsx'

/** What is set on the form as a whole. */
export function FormProperties() {
  const t = useT()
  const { form, tell } = useDesigner()
  const change = (part: Partial<FormDefinition>, about: string) =>
    tell({ deed: 'edit', edit: (draft) => ({ form: { ...draft, ...part }, selected: [] }), about })

  return (
    <>
      <PropertySection title={t('form-design.form')}>
        <PropertyRow label={t('form-design.title')}>
          {(id) => (
            <WordsControl id={id} value={form.title} onChange={(title) => change({ title }, 'title')} />
          )}
        </PropertyRow>
        <PropertyRow label={t('form-design.code')}>{(id) => <code id={id}>{form.key}</code>}</PropertyRow>
        <p>{t('form-design.form.hint', { count: form.fields.length })}</p>
      </PropertySection>
      <UniqueTogether />
    </>
  )
}
