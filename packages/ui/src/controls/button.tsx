import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Readonly<{
    /** Use one `primary` button per view, `danger` for what cannot be undone, `quiet` beside text. */
    tone?: 'primary' | 'plain' | 'danger' | 'quiet'
    size?: 'normal' | 'small'
    isWide?: boolean
    /** In progress: stays focusable but cannot be pressed. */
    isBusy?: boolean
    icon?: ReactNode
  }>

export function Button({
  tone = 'plain',
  size = 'normal',
  isWide = false,
  isBusy = false,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[tone], styles[size], isWide && styles.wide)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span className={styles.label}>{children}</span>
    </button>
  )
}
