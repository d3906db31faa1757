import { type FieldValue, isFieldKindName } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Segmented } from 'antd'
import { useState } from 'react'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { OneField } from '../controls/one-field.tsx'
import { FormulaControl } from '../controls/plain-controls.tsx'
import { type DefaultWay, type FieldEditor, listDefaultWays, useMistakeAt } from './field-editor.ts'

type EditorProps = Readonly<{ editor: FieldEditor }>

/** The default value of a field: entered here, or from a formula. */
export function FieldDefault({ editor }: EditorProps) {
  const t = useT()
  const { field, change } = editor
  const ways = listDefaultWays(field)
  const [wish, setWish] = useState<DefaultWay>()
  const mistake = useMistakeAt(editor, 'default')
  const [first] = ways
  if (!first) return null

  const written = field.default && ('formula' in field.default ? 'formula' : 'value')
  const way = wish ?? written ?? first
  const choose = (next: DefaultWay) => {
    setWish(next)
    if (written && written !== next) change({ default: undefined }, 'default')
  }

  return (
    <PropertyRow label={t('form-design.default')} mistake={mistake} arrangement="group">
      {() => (
        <>
          {ways.length > 1 && <DefaultWayChoice ways={ways} value={way} onChange={choose} />}
          {way === 'value' ? <FixedDefault editor={editor} /> : <FormulaDefault editor={editor} />}
        </>
      )}
    </PropertyRow>
  )
}

type DefaultWayChoiceProps = Readonly<{
  ways: readonly DefaultWay[]
  value: DefaultWay
  onChange: (way: DefaultWay) => void
}>

function DefaultWayChoice({ ways, value, onChange }: DefaultWayChoiceProps) {
  const t = useT()
  return (
    <Segmented<DefaultWay>
      block
      size="small"
      value={value}
      options={ways.map((way) => ({ value: way, label: t(`form-design.default.${way}`) }))}
      onChange={onChange}
    />
  )
}

function FixedDefault({ editor: { field, change } }: EditorProps) {
  const t = useT()
  const words = useLocalizedText()
  const { default: initial, kind, settings, label } = field
  if (!isFieldKindName(kind)) return null
  const set = (value: FieldValue | undefined) =>
    change({ default: value === undefined ? undefined : { value: value as never } }, 'default')
  return (
    <OneField
      kind={kind}
      settings={settings}
      label={t('form-design.default.of', { name: words(label) })}
      value={initial && 'value' in initial ? (initial.value as FieldValue) : undefined}
      onChange={set}
    />
  )
}

function FormulaDefault({ editor: { field, path, change } }: EditorProps) {
  const t = useT()
  const words = useLocalizedText()
  const { default: initial } = field
  return (
    <FormulaControl
      id={`${path}-default`}
      label={t('form-design.default.of', { name: words(field.label) })}
      path={path}
      value={initial && 'formula' in initial ? initial.formula : ''}
      onChange={(formula) => change({ default: formula ? { formula } : undefined }, 'default')}
    />
  )
}
