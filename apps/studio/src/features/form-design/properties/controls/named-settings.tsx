import { NamedSelect, type ThingName } from '../../../../kit/properties/named-select.tsx'
import type { SettingControlProps } from './setting-control.ts'

/** The setting that names such a thing. */
function naming(of: ThingName) {
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

export const DictionarySetting = naming('dictionary')

export const InterfaceSetting = naming('interface')

export const ModelSetting = naming('model')

export const BillRuleSetting = naming('billRule')

export const FlowSetting = naming('flow')
