import { kindOf } from '@signet/form/design'
import { Select } from 'antd'
import { useWord } from '../../../../kit/properties/words-control.tsx'
import type { SettingControlProps } from './setting-control.ts'

/** Some parts of a layout, by title. */
export function SlotIdsSetting({ id, editor: { field }, settings, value, onChange }: SettingControlProps) {
  const words = useWord()
  const slots = kindOf(field)?.slots?.(settings) ?? []
  return (
    <Select
      id={id}
      mode="multiple"
      value={Array.isArray(value) ? value : []}
      options={slots.map((slot) => ({ value: slot.id, label: words(slot.title ?? slot.id) }))}
      onChange={onChange}
    />
  )
}
