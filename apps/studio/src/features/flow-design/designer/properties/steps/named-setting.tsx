import { useT } from '@signet/i18n/react'
import { NamedSelect, PropertyRow } from '../../../../form-design/index.ts'

type NamedSettingProps = Readonly<{
  of: 'model' | 'flow' | 'interface'
  /** What it is to the step; usually what the step works with. */
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
