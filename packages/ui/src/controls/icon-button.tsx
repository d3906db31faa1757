import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> &
  Readonly<{ label: string; icon: ReactNode }>

/** A button with an icon: 44 px, with its name for screen readers. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      {icon}
    </button>
  )
}
