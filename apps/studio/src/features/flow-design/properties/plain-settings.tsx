import { isProblem, parseFormula } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { InputNumber } from 'antd'
import { useState } from 'react'
import { selectsAll } from '../../../kit/fields/selects-all.ts'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { NamedRow, TextRow } from '../../../kit/properties/setting-rows.tsx'
import { RuleField } from '../../../kit/rules/rule-field.tsx'
import { useProblemSentence } from '../../../kit/rules/use-problem-sentence.ts'
import { useFormContext } from '../designer/flow-designer-context.ts'

type SettingProps<Value> = Readonly<{
  label: string
  help?: string
  value: Value
  onChange: (value: Value) => void
}>

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
          {...selectsAll}
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
    <TextRow
      label={t('flow-design.node.name')}
      mistake={isEmpty ? t('flow-design.node.nameless') : undefined}
      value={typed.trim() === name ? typed : isEmpty ? typed : name}
      maxLength={80}
      onChange={(text) => {
        setTyped(text)
        if (text.trim() !== '') onChange(text)
      }}
    />
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
    <TextRow
      key={key}
      label={t('flow-design.button', { name: t(`flow-design.button.${key}`) })}
      value={words[key] ?? ''}
      maxLength={20}
      placeholder={t(`flow-design.button.${key}`)}
      onChange={(text) => set(key, text.trimStart())}
    />
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
  const { form, plan } = useFormContext()
  const sentence = useProblemSentence(form.fields)
  const parsed = value === '' || !plan ? undefined : parseFormula(value, plan.scope, 'boolean')
  const mistake = parsed && isProblem(parsed) ? sentence(parsed.code, parsed.params) : undefined
  return (
    <PropertyRow label={label} help={help} mistake={mistake}>
      {(id) => (
        <RuleField
          id={id}
          label={label}
          fields={form.fields}
          wants="boolean"
          value={value}
          onChange={onChange}
        />
      )}
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
  return <NamedRow label={label ?? t(`flow-design.step.${of}`)} of={of} value={value} onChange={onChange} />
}
