import type { FieldDefinition, LocalizedText } from '@signet/form'
import { kindOf } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { ColorPicker, Input, InputNumber, Segmented, Select, Switch } from 'antd'
import { WordsControl } from '../../../../kit/properties/words-control.tsx'
import { FormulaControl } from './formula-control.tsx'
import type { SettingControlProps } from './setting-control.ts'

const fewChoices = 3
/** Letters that fit side by side in one line; a Chinese character counts as two. */
const lineOfLetters = 36

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
    />
  )
}

export function SwitchSetting({ id, value, onChange }: SettingControlProps) {
  return <Switch id={id} checked={value === true} onChange={onChange} />
}

export function FormulaSetting({ id, editor, value, onChange }: SettingControlProps) {
  return (
    <FormulaControl
      id={id}
      path={editor.path}
      value={textOf(value)}
      onChange={(formula) => onChange(formula || undefined)}
    />
  )
}

export function ChoiceSetting({ id, row, editor, value, onChange }: SettingControlProps) {
  const t = useT()
  if (row.control !== 'choice') return null
  const options = row.of.map((word) => ({
    value: word,
    label: t(`${editor.field.kind}.setting.${row.setting}.${word}`),
  }))
  const widest = Math.max(...options.map(({ label }) => lettersIn(label)))
  if (options.length > fewChoices || widest * options.length > lineOfLetters)
    return (
      <Select
        id={id}
        allowClear={isOptional(editor.field, row.setting)}
        value={textOf(value) || null}
        options={options}
        placeholder={t('studio.choose')}
        onChange={(next) => onChange(next ?? undefined)}
      />
    )
  return <Segmented id={id} block value={textOf(value)} options={options} onChange={onChange} />
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

function lettersIn(text: string): number {
  return text.replaceAll(/\p{Script=Han}/gu, '..').length
}

/** Whether the setting may be empty. */
function isOptional({ kind }: FieldDefinition, setting: string): boolean {
  const usual = kindOf({ kind })?.settings.safeParse({})
  return usual?.success === true && (usual.data as Readonly<Record<string, unknown>>)[setting] === undefined
}
