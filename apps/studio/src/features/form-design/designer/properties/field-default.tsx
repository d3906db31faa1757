import { type FieldValue, isFieldKindName } from '@signet/form'
import { kindOf } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useWord } from '../use-word.ts'
import { FormulaControl } from './controls/formula-control.tsx'
import { OneField } from './controls/one-field.tsx'
import type { FieldEditor } from './field-editor.ts'
import { PropertyRow } from './property-row.tsx'
import { useMistakeAt } from './use-mistake-at.ts'

type Way = 'value' | 'formula'

/** What a new form begins with: a value that is entered here, or what a formula answers. */
export function FieldDefault({ editor }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const { field, change } = editor
  const ways = waysOf(editor)
  const [wish, setWish] = useState<Way>()
  const mistake = useMistakeAt(editor, 'default')
  const [first] = ways
  if (!first) return null

  const written = field.default && ('formula' in field.default ? 'formula' : 'value')
  const way = wish ?? written ?? first
  const choose = (next: Way) => {
    setWish(next)
    if (written && written !== next) change({ default: undefined }, 'default')
  }

  return (
    <PropertyRow label={t('form-design.default')} mistake={mistake} stands="group">
      {() => (
        <>
          {ways.length > 1 && (
            <Segmented<Way>
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

/** Files are not chosen for others; what the product fills in has no beginning of its own. */
function waysOf({ field }: FieldEditor): readonly Way[] {
  const kind = kindOf(field)
  const parsed = kind?.settings.safeParse(field.settings)
  if (kind?.holds !== 'value' || !parsed?.success) return []
  if (kind.fill || kind.assignment || kind.formula) return []

  const isFixed = !Object.hasOwn(kind.references?.(kind.empty(parsed.data), parsed.data) ?? {}, 'files')
  const isCalculated = kind.valueType(parsed.data) !== undefined
  return [...(isFixed ? (['value'] as const) : []), ...(isCalculated ? (['formula'] as const) : [])]
}
