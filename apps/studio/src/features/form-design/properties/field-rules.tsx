import { type FieldDefinition, type FieldValue, isFieldKindName } from '@signet/form'
import { canBeUnique, type FieldChange } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button, Segmented } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from '../../../kit/properties/properties.module.css'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { SwitchRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { OneField } from '../controls/one-field.tsx'
import { FormulaControl } from '../controls/plain-controls.tsx'
import { type DefaultWay, type FieldEditor, listDefaultWays, useMistakeAt } from './field-editor.ts'

type EditorProps = Readonly<{ editor: FieldEditor }>

/** Rules of a field: required, visible, default and checks. */
export function FieldRules({ editor }: EditorProps) {
  const t = useT()
  const { field, change } = editor
  return (
    <PropertySection title={t('form-design.rules')}>
      <SwitchRow
        label={t('form-design.required')}
        value={field.required}
        onChange={(required) => change({ required }, 'required')}
        size="default"
      />
      <SwitchRow
        label={t('form-design.readOnly')}
        value={field.readOnly}
        onChange={(readOnly) => change({ readOnly }, 'readOnly')}
        size="default"
      />
      <FormulaRow editor={editor} part="requiredWhen" />
      <FormulaRow editor={editor} part="visible" />
      {field.visible !== undefined && <WhenHidden editor={editor} />}
      <FieldDefault editor={editor} />
      {canBeUnique(editor) && <UniqueRow editor={editor} />}
      <Checks editor={editor} />
    </PropertySection>
  )
}

/** A true/false formula; undefined when empty. */
export function FormulaRow({ editor, part }: EditorProps & Readonly<{ part: 'visible' | 'requiredWhen' }>) {
  const t = useT()
  const mistake = useMistakeAt(editor, part)
  return (
    <PropertyRow label={t(`form-design.${part}`)} mistake={mistake}>
      {(id) => (
        <FormulaControl
          id={id}
          path={editor.path}
          value={editor.field[part] ?? ''}
          onChange={(formula) => editor.change({ [part]: formula || undefined }, part)}
        />
      )}
    </PropertyRow>
  )
}

function WhenHidden({ editor: { field, change } }: EditorProps) {
  const t = useT()
  return (
    <PropertyRow label={t('form-design.whenHidden')}>
      {(id) => (
        <Segmented<'drop' | 'keep'>
          id={id}
          block
          value={field.whenHidden}
          options={[
            { value: 'drop', label: t('form-design.whenHidden.drop') },
            { value: 'keep', label: t('form-design.whenHidden.keep') },
          ]}
          onChange={(whenHidden) => change({ whenHidden }, 'whenHidden')}
        />
      )}
    </PropertyRow>
  )
}

function UniqueRow({ editor }: EditorProps) {
  const t = useT()
  const { field, change } = editor
  const mistake = useMistakeAt(editor, 'unique')
  return (
    <SwitchRow
      label={t('form-design.unique')}
      mistake={mistake}
      value={field.unique}
      onChange={(unique) => change({ unique }, 'unique')}
      size="default"
    />
  )
}

function Checks({ editor }: EditorProps) {
  const t = useT()
  const { field, change } = editor

  return (
    <div className={styles.checks}>
      <span className={sharedStyles.note}>{t('form-design.checks')}</span>
      {field.checks.map((check, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: checks have no id
        <CheckRow key={at} at={at} editor={editor} field={field} change={change} check={check} />
      ))}
      <Button
        size="small"
        icon={<Plus size={14} />}
        onClick={() => change({ checks: [...field.checks, { formula: 'true', message: '' }] }, 'checks')}
      >
        {t('form-design.check.add')}
      </Button>
    </div>
  )
}

type CheckRowProps = Pick<EditorProps, 'editor'> &
  Readonly<{
    at: number
    field: FieldDefinition
    change: (change: FieldChange, about: string) => void
    check: FieldEditor['field']['checks'][number]
  }>

function CheckRow({ at, editor, field, change, check }: CheckRowProps) {
  const t = useT()
  const replace = (at: number, part: Partial<(typeof field.checks)[number]>) =>
    change(
      { checks: field.checks.map((check, place) => (place === at ? { ...check, ...part } : check)) },
      `checks.${at}`,
    )
  return (
    <div className={styles.check}>
      <CheckFormula editor={editor} at={at} onChange={(formula) => replace(at, { formula })} />
      <WordsRow
        label={t('form-design.check.message')}
        value={check.message}
        onChange={(message) => replace(at, { message })}
      />
      <Button
        type="text"
        size="small"
        icon={<Trash2 size={14} />}
        onClick={() => change({ checks: field.checks.toSpliced(at, 1) }, 'checks')}
      >
        {t('form-design.check.remove')}
      </Button>
    </div>
  )
}

type CheckFormulaProps = EditorProps & Readonly<{ at: number; onChange: (formula: string) => void }>

function CheckFormula({ editor, at, onChange }: CheckFormulaProps) {
  const t = useT()
  const mistake = useMistakeAt(editor, `checks.${at}`)
  return (
    <PropertyRow label={t('form-design.check.formula')} mistake={mistake}>
      {(id) => (
        <FormulaControl
          id={id}
          path={editor.path}
          value={editor.field.checks[at]?.formula ?? ''}
          onChange={(formula) => onChange(formula || 'true')}
        />
      )}
    </PropertyRow>
  )
}

/** The default value of a field: entered here, or from a formula. */
function FieldDefault({ editor }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const { field, change } = editor
  const ways = listDefaultWays(field)
  const [wish, setWish] = useState<DefaultWay>()
  const mistake = useMistakeAt(editor, 'default')
  const [first] = ways
  if (!first) return null

  const written = field.default && ('formula' in field.default ? 'formula' : 'value')
  const way = wish ?? written ?? first

  return (
    <PropertyRow label={t('form-design.default')} mistake={mistake} arrangement="group">
      {() => (
        <>
          {ways.length > 1 && (
            <DefaultWayChoice way={way} ways={ways} setWish={setWish} written={written} change={change} />
          )}
          {way === 'value' ? <FixedDefault editor={editor} /> : <FormulaDefault editor={editor} />}
        </>
      )}
    </PropertyRow>
  )
}

type DefaultWayChoiceProps = Readonly<{
  way: DefaultWay
  ways: readonly DefaultWay[]
  setWish: (next: DefaultWay | undefined) => void
  written: 'value' | 'formula' | undefined
  change: (change: FieldChange, about: string) => void
}>

function DefaultWayChoice({ way, ways, setWish, written, change }: DefaultWayChoiceProps) {
  const t = useT()
  const choose = (next: DefaultWay) => {
    setWish(next)
    if (written && written !== next) change({ default: undefined }, 'default')
  }
  return (
    <Segmented<DefaultWay>
      block
      size="small"
      value={way}
      options={ways.map((one) => ({ value: one, label: t(`form-design.default.${one}`) }))}
      onChange={choose}
    />
  )
}

function FixedDefault({ editor: { field, change } }: Readonly<{ editor: FieldEditor }>) {
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

function FormulaDefault({ editor: { field, path, change } }: Readonly<{ editor: FieldEditor }>) {
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
