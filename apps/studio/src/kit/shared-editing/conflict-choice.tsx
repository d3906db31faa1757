import { useT } from '@signet/i18n/react'
import type { Side } from '@signet/std/merge'
import { classes } from '@signet/ui'
import { Radio } from 'antd'
import styles from './shared-editing.module.css'

type ConflictChoiceProps = Readonly<{
  label: string
  /** What the sides are called. */
  names: Readonly<Record<Side, string>>
  /** What each side did or has; empty where it cannot be said. */
  words: Readonly<Record<Side, string>>
  value: Side | undefined
  onChange: (side: Side) => void
}>

/** Asks which side of one conflict is kept. */
export function ConflictChoice({ label, names, words, value, onChange }: ConflictChoiceProps) {
  const t = useT()
  return (
    <Radio.Group
      className={classes(styles.choice)}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Side)}
    >
      {(['mine', 'theirs'] as const).map((side) => (
        <Radio key={side} value={side}>
          <span className={styles.option}>
            <strong>{names[side]}</strong>
            <span>{words[side] || t('shared-editing.other')}</span>
          </span>
        </Radio>
      ))}
    </Radio.Group>
  )
}
