import { useT } from '@signet/i18n/react'
import { NamedSelect } from '../../../../kit/properties/named-select.tsx'
import { PropertyRow } from '../../../../kit/properties/property-row.tsx'

type NamedSettingProps = Readonly<{
  of: 'model' | 'flow' | 'interface'
  /** Its role in the step, where that is not clear. */
  label?: string
  value: string
  onChange: (id: string) => void
}>

/** The form, flow or interface that a step works with. */
export function NamedSetting({ of, label, value, onChange }: NamedSettingProps) {
  const t = useT()
  return (
    <PropertyRow label={label ?? t(`flow-design.step.${of}`)}>
      {(id) => <NamedSelect id={id} of={of} value={value} onChange={onChange} />}
    </PropertyRow>
  )
}
