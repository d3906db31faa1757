import { type FieldDefinition, isFieldKindName, type LocalizedText } from '@signet/form'
import { kindOf } from '@signet/form/design'
import { ownControls } from '@signet/form-ui/studio'
import type { ValueType } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { ColorPicker, Input, InputNumber, Segmented, Select, Switch } from 'antd'
import { selectsAll } from '../../../kit/fields/selects-all.ts'
import { fitsInLine } from '../../../kit/properties/fits-in-line.ts'
import { NamedSelect, type ThingName } from '../../../kit/properties/named-select.tsx'
import { WordsControl } from '../../../kit/properties/words-control.tsx'
import { RuleField } from '../../../kit/rules/rule-field.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import type { SettingControlProps } from '../properties/field-editor.ts'

export function TextSetting({ id, value, onChange }: SettingControlProps) {
  return (
    <Input id={id} value={textOf(value)} onChange={({ target }) => onChange(target.value || undefined)} />
  )
}

export function WordsSetting({ id, value, onChange }: SettingControlProps) {
  return <WordsControl id={id} value={(value ?? '') as LocalizedText} onChange={onChange} />
}

export function NumberSetting({ id, value, onChange }: SettingControlProps) {
  return (
    <InputNumber
      id={id}
      style={{ width: '100%' }}
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      onChange={(next) => onChange(next ?? undefined)}
      {...selectsAll}
    />
  )
}

export function SwitchSetting({ id, value, onChange }: SettingControlProps) {
  return <Switch id={id} checked={value === true} onChange={onChange} />
}

/** A formula; the kind's default counts as none. */
export function FormulaSetting({ id, row, editor, onChange }: SettingControlProps) {
  const t = useT()
  return (
    <FormulaControl
      id={id}
      label={t(`${editor.field.kind}.setting.${row.setting}`)}
      path={editor.path}
      wants={row.wants ?? typeOfCalculation(editor.field)}
      value={textOf(editor.field.settings[row.setting])}
      onChange={(formula) => onChange(formula || undefined)}
    />
  )
}

export function ChoiceSetting({ id, row, editor, value, onChange }: SettingControlProps) {
  const t = useT()
  if (row.control !== 'choice') return null
  const options = row.of.map((word) => ({
    value: word,
    label: t(`${editor.field.kind}.setting.${row.named ?? row.setting}.${word}`),
  }))
  const chosen = typeof value === 'number' ? value : textOf(value) || null
  if (!fitsInLine(options.map(({ label }) => label)))
    return (
      <Select<string | number>
        id={id}
        allowClear={isOptional(editor.field, row.setting)}
        value={chosen}
        options={options}
        placeholder={t('studio.choose')}
        onChange={(next) => onChange(next ?? undefined)}
      />
    )
  return (
    <Segmented<string | number> id={id} block value={chosen ?? ''} options={options} onChange={onChange} />
  )
}

export function ColorSetting({ id, value, onChange }: SettingControlProps) {
  return (
    <ColorPicker
      {...{ id }}
      showText
      value={textOf(value) || null}
      onChangeComplete={(color) => onChange(color.toHexString())}
    />
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Whether the setting may be empty. */
function isOptional({ kind }: FieldDefinition, setting: string): boolean {
  const defaults = kindOf({ kind })?.settings.safeParse({})
  return (
    defaults?.success === true && (defaults.data as Readonly<Record<string, unknown>>)[setting] === undefined
  )
}

/** Several of the panel's choices. */
export function ChoicesSetting(props: SettingControlProps) {
  return <WordsSelect {...props} mode="multiple" />
}

/** Any texts, with suggestions. */
export function TextsSetting(props: SettingControlProps) {
  return <WordsSelect {...props} mode="tags" />
}

type WordsSelectProps = SettingControlProps & Readonly<{ mode: 'multiple' | 'tags' }>

function WordsSelect({ id, mode, row, editor, value, onChange }: WordsSelectProps) {
  const t = useT()
  const offered = 'of' in row ? (row.of ?? []) : []
  return (
    <Select
      id={id}
      mode={mode}
      style={{ width: '100%' }}
      value={readTexts(value)}
      options={offered.map((word) => ({
        value: word,
        label: t(`${editor.field.kind}.setting.${row.setting}.${word}`),
      }))}
      tokenSeparators={[',', '，', ' ']}
      onChange={onChange}
    />
  )
}

/** The texts of a setting; empty when it is not a list. */
export function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** Creates a control that selects an item of this kind by name. */
function createNamedControl(of: ThingName) {
  return function NamedSetting({ id, value, onChange }: SettingControlProps) {
    return (
      <NamedSelect
        id={id}
        of={of}
        value={typeof value === 'string' ? value : ''}
        onChange={(next) => onChange(next || undefined)}
      />
    )
  }
}

export const DictionarySetting = createNamedControl('dictionary')

export const InterfaceSetting = createNamedControl('interface')

export const ModelSetting = createNamedControl('model')

export const BillRuleSetting = createNamedControl('billRule')

export const FlowSetting = createNamedControl('flow')

/** A control provided by the field kind. */
export function OwnSetting({ id, row, editor, value, onChange }: SettingControlProps) {
  const { kind } = editor.field
  const Control = isFieldKindName(kind) ? ownControls[kind]?.[row.setting] : undefined
  return Control ? <Control id={id} value={value} onChange={onChange} /> : null
}

type FormulaControlProps = Readonly<{
  id: string
  label: string
  /** The path of the formula's field. A column can refer to its own row. */
  path: string
  /** The type of the result; any by default. */
  wants?: ValueType | undefined
  value: string
  onChange: (formula: string) => void
}>

/** A formula of the form being designed. */
export function FormulaControl(props: FormulaControlProps) {
  const { form } = useDesigner()
  return <RuleField fields={form.fields} {...props} />
}

/** The type that the formula of a calculated field must have. */
function typeOfCalculation(field: FieldDefinition): ValueType | undefined {
  const kind = kindOf(field)
  const settings = kind?.settings.safeParse(field.settings)
  return kind?.formula && settings?.success ? kind.valueType(settings.data) : undefined
}

const widths = [6, 8, 12, 16, 24]

/** The width of a field on a desktop; on a phone it always fills the line. */
export function WidthControl(
  props: Readonly<{ id: string; value: number; onChange: (width: number) => void }>,
) {
  const t = useT()
  const offered = widths.includes(props.value) ? widths : [props.value, ...widths]
  return (
    <Segmented
      id={props.id}
      block
      value={props.value}
      options={offered.map((width) => ({
        value: width,
        label: t('form-design.width.part', { part: width / 24 }),
      }))}
      onChange={props.onChange}
    />
  )
}
