import { sharedStyles } from '@signet/ui'
import { Button, Tooltip } from 'antd'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './properties.module.css'

export type PropertyRowProps = Readonly<{
  label: string
  help?: string | undefined
  /** A sentence when the setting is invalid. */
  mistake?: string | undefined
  /** `inline`: label and control in one line; `group`: several controls under one label. */
  arrangement?: 'inline' | 'group'
  children: (id: string) => ReactNode
}>

/** One setting: label, control, and error. */
export function PropertyRow({ label, help, mistake, arrangement, children }: PropertyRowProps) {
  const id = useId()
  return (
    <div
      className={styles.row}
      data-arrangement={arrangement}
      {...(arrangement === 'group' ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      <label
        id={`${id}-label`}
        className={sharedStyles.note}
        htmlFor={arrangement === 'group' ? undefined : id}
      >
        {label}
      </label>
      {children(id)}
      {help && <p className={styles.help}>{help}</p>}
      {mistake && (
        <p className={styles.mistake} role="alert">
          {mistake}
        </p>
      )}
    </div>
  )
}

export function PropertySection({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type SmallButtonProps = Readonly<{
  name: string
  Icon: LucideIcon
  isOff?: boolean
  onPress: () => void
}>

/** An icon button with an accessible name. */
export function SmallButton({ name, Icon, isOff = false, onPress }: SmallButtonProps) {
  return (
    <Tooltip title={name}>
      <Button
        type="text"
        size="small"
        icon={<Icon size={14} aria-hidden />}
        aria-label={name}
        disabled={isOff}
        onClick={onPress}
      />
    </Tooltip>
  )
}
