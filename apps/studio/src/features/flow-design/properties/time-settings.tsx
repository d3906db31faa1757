import { everyField, isInstant } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { InputNumber, Select, Space } from 'antd'
import { useState } from 'react'
import { selectsAll } from '../../../kit/fields/selects-all.ts'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { SelectRow } from '../../../kit/properties/setting-rows.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'

const units = { minutes: 1, hours: 60 } as const
type Unit = keyof typeof units

type MinutesSettingProps = Readonly<{
  label: string
  help?: string
  value: number
  min?: number
  onChange: (minutes: number) => void
}>

const minutesPerYear = 527_040

/** A duration. Starts in hours for whole hours, otherwise in minutes. */
export function MinutesSetting({ label, help, value, min = 1, onChange }: MinutesSettingProps) {
  const t = useT()
  const [unit, setUnit] = useState<Unit>(value % units.hours === 0 ? 'hours' : 'minutes')
  const size = value % units[unit] === 0 ? units[unit] : 1
  const shown: Unit = size === 1 ? 'minutes' : unit
  const say = (amount: number, of: number) => onChange(Math.min(minutesPerYear, Math.max(min, amount * of)))

  return (
    <PropertyRow label={label} help={help}>
      {(id) => (
        <Space.Compact block>
          <InputNumber
            id={id}
            value={value / size}
            min={0}
            max={minutesPerYear / size}
            precision={0}
            style={{ flex: 1 }}
            {...selectsAll}
            onChange={(amount) => amount !== null && say(amount, size)}
          />
          <Select<Unit>
            aria-label={t('flow-design.limit.unit')}
            value={shown}
            options={(['minutes', 'hours'] as const).map((one) => ({
              value: one,
              label: t(`flow-design.limit.${one}`),
            }))}
            onChange={(next) => {
              setUnit(next)
              say(value / size, units[next])
            }}
          />
        </Space.Compact>
      )}
    </PropertyRow>
  )
}

type TimeFieldSettingProps = Readonly<{ value: string; onChange: (field: string) => void }>

export function TimeFieldSetting({ value, onChange }: TimeFieldSettingProps) {
  const t = useT()
  const words = useLocalizedText()
  const { form } = useFlowDesigner()
  const fields = everyField(form.fields).filter(({ path, field }) => !path.includes('.') && isInstant(field))
  return (
    <SelectRow
      label={t('flow-design.limit.field')}
      value={value || null}
      placeholder={t('flow-design.limit.field')}
      options={fields.map(({ path, field }) => ({ value: path, label: words(field.label) || path }))}
      notFoundContent={t('flow-design.limit.noField')}
      onChange={onChange}
    />
  )
}
