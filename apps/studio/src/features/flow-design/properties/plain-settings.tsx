import { isProblem, parseFormula } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Input, InputNumber, Select, Switch } from 'antd'
import { useState } from 'react'
import { FormulaField } from '../../../kit/properties/formula-field.tsx'
import { NamedSelect } from '../../../kit/properties/named-select.tsx'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { useFormulaNames } from '../../../kit/properties/use-formula-names.ts'
import { useFormContext } from '../designer/flow-designer-context.ts'

type SettingProps<Value> = Readonly<{
  label: string
  help?: string
  value: Value
  onChange: (value: Value) => void
}>

export function SwitchSetting({ label, help, value, onChange }: SettingProps<boolean>) {
  return (
    <PropertyRow label={label} help={help} arrangement="inline">
      {(id) => <Switch id={id} size="small" checked={value} onChange={onChange} />}
    </PropertyRow>
  )
}

type ChoiceSettingProps<Value extends string> = SettingProps<Value> &
  Readonly<{ options: readonly Value[]; say: (value: Value) => string }>

export function ChoiceSetting<Value extends string>(props: ChoiceSettingProps<Value>) {
  const { label, help, value, options, say, onChange } = props
  return (
    <PropertyRow label={label} help={help}>
      {(id) => (
        <Select<Value>
          id={id}
          value={value}
          options={options.map((one) => ({ value: one, label: say(one) }))}
          onChange={onChange}
        />
      )}
    </PropertyRow>
  )
}

type NumberSettingProps = SettingProps<number> & Readonly<{ min: number; max: number; unit?: string }>

export function NumberSetting({ label, help, value, min, max, unit, onChange }: NumberSettingProps) {
  return (
    <PropertyRow label={label} help={help}>
      {(id) => (
        <InputNumber
          id={id}
          value={value}
          min={min}
          max={max}
          precision={0}
          suffix={unit}
          onChange={(next) => next !== null && onChange(next)}
        />
      )}
    </PropertyRow>
  )
}

/** A name. While the input is empty, the flow keeps the last name. */
export function NameSetting({
  name,
  onChange,
}: Readonly<{ name: string; onChange: (name: string) => void }>) {
  const t = useT()
  const [typed, setTyped] = useState(name)
  const isEmpty = typed.trim() === ''
  return (
    <PropertyRow
      label={t('flow-design.node.name')}
      mistake={isEmpty ? t('flow-design.node.nameless') : undefined}
    >
      {(id) => (
        <Input
          id={id}
          value={typed.trim() === name ? typed : isEmpty ? typed : name}
          maxLength={80}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value.trim() !== '') onChange(target.value)
          }}
        />
      )}
    </PropertyRow>
  )
}

type ButtonLabelsProps<Key extends string> = Readonly<{
  keys: readonly Key[]
  words: Readonly<Partial<Record<Key, string | undefined>>>
  onChange: (words: Readonly<Record<string, string>>) => void
}>

/** Custom button labels; empty ones use the default. */
export function ButtonLabels<Key extends string>({ keys, words, onChange }: ButtonLabelsProps<Key>) {
  const t = useT()
  const set = (key: Key, word: string) => {
    const others = Object.entries<string | undefined>(words).filter(([one]) => one !== key)
    const next = word === '' ? others : [...others, [key, word] as const]
    onChange(Object.fromEntries(next.flatMap(([one, said]) => (said === undefined ? [] : [[one, said]]))))
  }
  return keys.map((key) => (
    <PropertyRow key={key} label={t('flow-design.button', { name: t(`flow-design.button.${key}`) })}>
      {(id) => (
        <Input
          id={id}
          value={words[key] ?? ''}
          maxLength={20}
          placeholder={t(`flow-design.button.${key}`)}
          onChange={({ target }) => set(key, target.value.trimStart())}
        />
      )}
    </PropertyRow>
  ))
}

type ConditionSettingProps = Readonly<{
  label: string
  help?: string
  value: string
  onChange: (formula: string) => void
}>

/** A condition over the form, with completion and errors while typing. */
export function ConditionSetting({ label, help, value, onChange }: ConditionSettingProps) {
  const t = useT()
  const { form, plan } = useFormContext()
  const names = useFormulaNames(form.fields)
  const parsed = value === '' || !plan ? undefined : parseFormula(value, plan.scope, 'boolean')
  const mistake = parsed && isProblem(parsed) ? t(parsed.code, parsed.params) : undefined
  return (
    <PropertyRow label={label} help={help} mistake={mistake}>
      {(id) => <FormulaField id={id} names={names} value={value} onChange={onChange} />}
    </PropertyRow>
  )
}

type NamedSettingProps = Readonly<{
  of: 'model' | 'flow' | 'interface'
  /** The label, if it differs from the kind's own name. */
  label?: string
  value: string
  onChange: (id: string) => void
}>

/** Select for a form, flow or interface. */
export function NamedSetting({ of, label, value, onChange }: NamedSettingProps) {
  const t = useT()
  return (
    <PropertyRow label={label ?? t(`flow-design.step.${of}`)}>
      {(id) => <NamedSelect id={id} of={of} value={value} onChange={onChange} />}
    </PropertyRow>
  )
}
