import { type FieldDefinition, type FieldValue, isFieldKindName } from '@signet/form'
import { kindOf, listSubjects, namesOf } from '@signet/form/design'
import { type Operand, type ValueType, writeOperand } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { OneField } from '../../../kit/fields/one-field.tsx'
import styles from '../../../kit/properties/properties.module.css'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
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
          {!written && ways.includes('formula') && (
            <DefaultShortcuts editor={editor} onChoose={() => setWish('formula')} />
          )}
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
      wants={typeOf(field)}
      value={initial && 'formula' in initial ? initial.formula : ''}
      onChange={(formula) => change({ default: formula ? { formula } : undefined }, 'default')}
    />
  )
}

/** Counted by the calendar of the organization. */
const nextWorkingDay: Operand = { of: 'shifted', from: 'today', unit: 'workingDays', count: 1 }

/** Defaults that forms often have: the person who fills it in, their department, today, the next working day. */
function DefaultShortcuts({
  editor: { field, change },
  onChoose,
}: EditorProps & Readonly<{ onChoose: () => void }>) {
  const t = useT()
  const names = namesOf(field)
  const type = typeOf(field)
  const context = listSubjects([])
    .filter(
      ({ operand, ...one }) =>
        operand.of === 'context' && (names ? one.names === names : !one.names && one.type === type),
    )
    .map(({ operand }) => writeOperand(operand))
  const offered = [
    ...context.map((formula) => ({ formula, label: t(`studio.context.${formula}`) })),
    ...(type === 'date'
      ? [{ formula: writeOperand(nextWorkingDay), label: t('form-design.default.nextWorkingDay') }]
      : []),
  ]
  if (offered.length === 0) return null
  return (
    <div className={styles.buttons}>
      {offered.map(({ formula, label }) => (
        <Button
          key={formula}
          type="link"
          size="small"
          onClick={() => {
            onChoose()
            change({ default: { formula } }, 'default')
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

function typeOf(field: FieldDefinition): ValueType | undefined {
  const kind = kindOf(field)
  const settings = kind?.settings.safeParse(field.settings)
  return settings?.success ? kind?.valueType(settings.data) : undefined
}
