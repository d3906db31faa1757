import { changeField, kindOf, type PlacedField, renameField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Switch } from 'antd'
import { KeyControl } from '../../../kit/properties/key-control.tsx'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { WordsControl } from '../../../kit/properties/words-control.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import { WidthControl } from './controls/width-control.tsx'
import type { FieldEditor } from './field-editor.ts'
import { FieldRules, FormulaRow } from './field-rules.tsx'
import { KindSettings } from './kind-settings.tsx'

export function FieldProperties({ placed }: Readonly<{ placed: PlacedField }>) {
  const { tell, mistakes } = useDesigner()
  const { path, field } = placed
  const editor: FieldEditor = {
    ...placed,
    mistakes: mistakes.filter((mistake) => mistake.path === path),
    change: (change, about) =>
      tell({ deed: 'edit', edit: (draft) => changeField(draft, path, change), about: `${path}.${about}` }),
  }
  const holds = kindOf(field)?.holds
  return (
    <>
      <Naming editor={editor} />
      <KindSettings editor={editor} />
      {(holds === 'value' || holds === 'rows') && <FieldRules editor={editor} />}
      <FieldStanding editor={editor} />
    </>
  )
}

function Naming({ editor: { path, field, change } }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const { tell } = useDesigner()
  const rename = (key: string) => tell({ deed: 'edit', edit: (draft) => renameField(draft, path, key) })

  return (
    <PropertySection title={t(`${field.kind}.title`)}>
      <PropertyRow label={t('form-design.label')}>
        {(id) => (
          <WordsControl id={id} value={field.label} onChange={(label) => change({ label }, 'label')} />
        )}
      </PropertyRow>
      <PropertyRow label={t('form-design.key')} help={t('form-design.key.help')}>
        {(id) => <KeyControl key={field.key} id={id} value={field.key} onChange={rename} />}
      </PropertyRow>
      <PropertyRow label={t('form-design.help')}>
        {(id) => (
          <WordsControl
            id={id}
            value={field.help ?? ''}
            onChange={(help) => change({ help: help === '' ? undefined : help }, 'help')}
          />
        )}
      </PropertyRow>
    </PropertySection>
  )
}

/** The field's width, and whether list cards show it. */
function FieldStanding({ editor }: Readonly<{ editor: FieldEditor }>) {
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
