import { Switch } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'

type SwitchRowProps = Readonly<{ label: string; value: boolean; onChange: (isOn: boolean) => void }>

export function SwitchRow({ label, value, onChange }: SwitchRowProps) {
  return (
    <PropertyRow label={label} stands="inline">
      {(id) => <Switch id={id} size="small" checked={value} onChange={onChange} />}
    </PropertyRow>
  )
}
