import { type FieldValue, isFieldKindName } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Segmented } from 'antd'
import { useState } from 'react'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { useWord } from '../../../kit/properties/words-control.tsx'
import { type BeginningWay, beginningWays } from './beginning-ways.ts'
import { FormulaControl } from './controls/formula-control.tsx'
import { OneField } from './controls/one-field.tsx'
import type { FieldEditor } from './field-editor.ts'
import { useMistakeAt } from './use-mistake-at.ts'

/** The default value of a field: entered here, or from a formula. */
export function FieldDefault({ editor }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const { field, change } = editor
  const ways = beginningWays(field)
  const [wish, setWish] = useState<BeginningWay>()
  const mistake = useMistakeAt(editor, 'default')
  const [first] = ways
  if (!first) return null

  const written = field.default && ('formula' in field.default ? 'formula' : 'value')
  const way = wish ?? written ?? first
  const choose = (next: BeginningWay) => {
    setWish(next)
    if (written && written !== next) change({ default: undefined }, 'default')
  }

  return (
    <PropertyRow label={t('form-design.default')} mistake={mistake} stands="group">
      {() => (
        <>
          {ways.length > 1 && (
            <Segmented<BeginningWay>
              block
              size="small"
              value={way}
              options={ways.map((one) => ({ value: one, label: t(`form-design.default.${one}`) }))}
              onChange={choose}
            />
          )}
          {way === 'value' ? <FixedDefault editor={editor} /> : <FormulaDefault editor={editor} />}
        </>
      )}
    </PropertyRow>
  )
}

function FixedDefault({ editor: { field, change } }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const words = useWord()
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

function FormulaDefault({ editor: { field, path, change } }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const words = useWord()
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
