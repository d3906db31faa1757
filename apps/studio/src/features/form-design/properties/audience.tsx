import { kindOf } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import type { FieldEditor } from './field-editor.ts'

const own = ['hidden', 'read', 'write'] as const

/** In the form about people: what people may do with their own field, and whether colleagues see it. */
export function Audience({ editor }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const { form } = useDesigner()
  const { field, path, change } = editor
  const holds = kindOf(field)?.holds
  const isColumn = path.includes('.')
  if (!form.about || isColumn || (holds !== 'value' && holds !== 'rows')) return null
  return (
    <PropertySection title={t('form-design.audience')}>
      <ChoiceRow
        label={t('form-design.self')}
        options={own}
        say={(value) => t(`form-design.self.${value}`)}
        value={field.self ?? 'hidden'}
        onChange={(self) => change({ self: self === 'hidden' ? undefined : self }, 'self')}
      />
      {holds === 'value' && (
        <SwitchRow
          label={t('form-design.colleagues')}
          value={field.colleagues ?? false}
          onChange={(isShown) => change({ colleagues: isShown || undefined }, 'colleagues')}
          size="medium"
        />
      )}
    </PropertySection>
  )
}
