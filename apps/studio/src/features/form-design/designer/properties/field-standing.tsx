import { kindOf } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Switch } from 'antd'
import { WidthControl } from './controls/width-control.tsx'
import type { FieldEditor } from './field-editor.ts'
import { FormulaRow } from './field-rules.tsx'
import { PropertyRow } from './property-row.tsx'
import { PropertySection } from './property-section.tsx'

/** How wide it stands, and whether cards in lists show it. */
export function FieldStanding({ editor }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const { field, change } = editor
  const holds = kindOf(field)?.holds
  return (
    <PropertySection title={t('form-design.standing')}>
      <PropertyRow label={t('form-design.width')}>
        {(id) => (
          <WidthControl id={id} value={field.width} onChange={(width) => change({ width }, 'width')} />
        )}
      </PropertyRow>
      {holds === 'value' && (
        <PropertyRow label={t('form-design.inList')} stands="inline">
          {(id) => (
            <Switch id={id} checked={field.inList} onChange={(inList) => change({ inList }, 'inList')} />
          )}
        </PropertyRow>
      )}
      {(holds === 'fields' || holds === 'nothing') && <FormulaRow editor={editor} part="visible" />}
    </PropertySection>
  )
}
