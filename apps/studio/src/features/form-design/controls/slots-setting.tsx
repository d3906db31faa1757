import { kindOf } from '@signet/form/design'
import { LayoutSlots } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, Select } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { freeId } from '../../../kit/properties/key-control.tsx'
import styles from '../../../kit/properties/properties.module.css'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { useLocalizedText, WordsControl } from '../../../kit/properties/words-control.tsx'
import type { SettingControlProps } from '../properties/field-editor.ts'
import { MoveButtons } from './move-buttons.tsx'

/** The parts of a layout with titles. A part with fields cannot be removed. */
export function SlotsSetting({ editor: { field }, value, onChange }: SettingControlProps) {
  const t = useT()
  const parsed = LayoutSlots.safeParse(value)
  const slots = parsed.success ? parsed.data : []
  const inUse = new Set(field.fields.map(({ slot }) => slot ?? slots[0]?.id))

  return (
    <div className={styles.checks}>
      {slots.map(({ id, title }, at) => (
        <div key={id} className={styles.option}>
          <WordsControl
            id={`slot-${id}`}
            label={t('form-design.slot.at', { number: at + 1 })}
            value={title}
            onChange={(words) => onChange(slots.with(at, { id, title: words }))}
          />
          <MoveButtons rows={slots} at={at} onChange={onChange} />
          <SmallButton
            name={t(inUse.has(id) ? 'form-design.slot.inUse' : 'form-design.slot.remove')}
            Icon={Trash2}
            isOff={slots.length === 1 || inUse.has(id)}
            onPress={() => onChange(slots.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<Plus size={14} />}
        onClick={() => {
          const title = t('form-design.slot.name', { number: slots.length + 1 })
          onChange([...slots, { id: freeId(slots, 'part'), title }])
        }}
      >
        {t('form-design.slot.add')}
      </Button>
    </div>
  )
}

/** Some parts of a layout, by title. */
export function SlotIdsSetting({ id, editor: { field }, settings, value, onChange }: SettingControlProps) {
  const words = useLocalizedText()
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
