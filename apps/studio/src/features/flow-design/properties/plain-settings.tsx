import { InputNumber, Select, Switch } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'

type Plain<Value> = Readonly<{
  label: string
  help?: string
  value: Value
  onChange: (value: Value) => void
}>

export function SwitchSetting({ label, help, value, onChange }: Plain<boolean>) {
  return (
    <PropertyRow label={label} help={help} stands="inline">
      {(id) => <Switch id={id} size="small" checked={value} onChange={onChange} />}
    </PropertyRow>
  )
}

type ChoiceProps<Value extends string> = Plain<Value> &
  Readonly<{ options: readonly Value[]; say: (value: Value) => string }>

export function ChoiceSetting<Value extends string>(props: ChoiceProps<Value>) {
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

type NumberProps = Plain<number> & Readonly<{ min: number; max: number; unit?: string }>

export function NumberSetting({ label, help, value, min, max, unit, onChange }: NumberProps) {
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
