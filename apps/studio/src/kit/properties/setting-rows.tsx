import type { LocalizedText } from '@signet/form'
import { Input, type InputProps, Segmented, Select, type SelectProps, Switch } from 'antd'
import type { SegmentedProps } from 'antd/es/segmented'
import type { ComponentProps } from 'react'
import { fitsInLine } from './fits-in-line.ts'
import { NamedSelect, type ThingName } from './named-select.tsx'
import { PropertyRow, type PropertyRowProps } from './property-row.tsx'
import { WordsControl } from './words-control.tsx'

type RowProps = Pick<PropertyRowProps, 'label' | 'help' | 'mistake'>

type SettingProps<Value> = RowProps & Readonly<{ value: Value; onChange: (value: Value) => void }>

type SwitchRowProps = SettingProps<boolean> & Readonly<{ size?: 'medium' | 'small'; disabled?: boolean }>

export function SwitchRow({ label, help, mistake, size = 'small', ...control }: SwitchRowProps) {
  return (
    <PropertyRow label={label} help={help} mistake={mistake} arrangement="inline">
      {(id) => <Switch id={id} size={size} {...control} />}
    </PropertyRow>
  )
}

type TextRowProps = SettingProps<string> & Omit<InputProps, 'id' | 'value' | 'onChange'>

export function TextRow({ label, help, mistake, onChange, ...control }: TextRowProps) {
  return (
    <PropertyRow label={label} help={help} mistake={mistake}>
      {(id) => <Input id={id} {...control} onChange={({ target }) => onChange(target.value)} />}
    </PropertyRow>
  )
}

type TextAreaRowProps = SettingProps<string> &
  Omit<ComponentProps<typeof Input.TextArea>, 'id' | 'value' | 'onChange'>

/** A text of several lines. */
export function TextAreaRow({ label, help, mistake, onChange, ...control }: TextAreaRowProps) {
  return (
    <PropertyRow label={label} help={help} mistake={mistake}>
      {(id) => <Input.TextArea id={id} {...control} onChange={({ target }) => onChange(target.value)} />}
    </PropertyRow>
  )
}

type SelectRowProps<Value> = RowProps & Omit<SelectProps<Value>, 'id'>

export function SelectRow<Value>({ label, help, mistake, ...control }: SelectRowProps<Value>) {
  return (
    <PropertyRow label={label} help={help} mistake={mistake}>
      {(id) => <Select<Value> id={id} {...control} />}
    </PropertyRow>
  )
}

type ChoiceRowProps<Value extends string> = SettingProps<Value> &
  Readonly<{
    options: readonly Value[]
    say: (value: Value) => string
    /** Beside another setting, so that choices do not fit side by side. */
    isNarrow?: boolean
  }>

/** One of a few fixed values, each with its own words: side by side where they fit, or else in a list. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { options, say, isNarrow = false, ...row } = props
  const all = options.map((value) => ({ value, label: say(value) }))
  return !isNarrow && fitsInLine(all.map(({ label }) => label)) ? (
    <SegmentedRow<Value> {...row} options={all} />
  ) : (
    <SelectRow<Value> {...row} options={all} />
  )
}

type SegmentedRowProps<Value extends string> = SettingProps<Value> &
  Pick<SegmentedProps<Value>, 'options' | 'disabled'>

/** Few choices side by side. */
export function SegmentedRow<Value extends string>(props: SegmentedRowProps<Value>) {
  const { label, help, mistake, ...control } = props
  return (
    <PropertyRow label={label} help={help} mistake={mistake} arrangement="group">
      {() => <Segmented<Value> block {...control} />}
    </PropertyRow>
  )
}

/** A text in several languages. */
export function WordsRow({ label, help, mistake, ...control }: SettingProps<LocalizedText>) {
  return (
    <PropertyRow label={label} help={help} mistake={mistake}>
      {(id) => <WordsControl id={id} {...control} />}
    </PropertyRow>
  )
}

/** A thing of another feature, found by typing. */
export function NamedRow({
  label,
  help,
  mistake,
  ...control
}: SettingProps<string> & Readonly<{ of: ThingName }>) {
  return (
    <PropertyRow label={label} help={help} mistake={mistake}>
      {(id) => <NamedSelect id={id} {...control} />}
    </PropertyRow>
  )
}
