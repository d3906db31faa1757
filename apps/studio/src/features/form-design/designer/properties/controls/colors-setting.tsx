import { useT } from '@signet/i18n/react'
import { Button, ColorPicker } from 'antd'
import { Plus, X } from 'lucide-react'
import styles from '../properties.module.css'
import type { SettingControlProps } from './setting-control.ts'
import { SmallButton } from './small-button.tsx'
import { textsIn } from './word-controls.tsx'

const freshColor = '#2979ff'

/** Colours that are one press away. */
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
