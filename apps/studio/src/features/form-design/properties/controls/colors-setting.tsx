import { useT } from '@signet/i18n/react'
import { Button, ColorPicker } from 'antd'
import { Plus, X } from 'lucide-react'
import styles from '../../../../kit/properties/properties.module.css'
import { SmallButton } from '../../../../kit/properties/property-row.tsx'
import type { SettingControlProps } from './setting-control.ts'
import { textsIn } from './word-controls.tsx'

const freshColor = '#2979ff'

/** Preset colours. */
export function ColorsSetting({ value, onChange }: SettingControlProps) {
  const t = useT()
  const colors = textsIn(value)
  return (
    <div className={styles.colors}>
      {colors.map((color, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a colour may stand twice while it is changed
        <span key={at} className={styles.color}>
          <ColorPicker
            size="small"
            value={color}
            onChangeComplete={(next) => onChange(colors.with(at, next.toHexString()))}
          />
          <SmallButton
            name={t('form-design.color.remove', { color })}
            Icon={X}
            onPress={() => onChange(colors.toSpliced(at, 1))}
          />
        </span>
      ))}
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        onClick={() => onChange([...colors, freshColor])}
      >
        {t('form-design.color.add')}
      </Button>
    </div>
  )
}
