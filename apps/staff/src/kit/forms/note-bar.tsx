import { classes } from '@signet/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './note-bar.module.css'

type NoteBarProps = Readonly<{
  Icon: LucideIcon
  role: 'note' | 'status' | 'alert'
  tone?: 'conflict' | 'refused'
  text: ReactNode
  /** Buttons after the text. */
  children?: ReactNode
}>

/** What to know before reading or filling in what is below. */
export function NoteBar({ Icon, role, tone, text, children }: NoteBarProps) {
  return (
    <div className={classes(styles.note, tone && styles[tone])} role={role}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>{text}</div>
      {children}
    </div>
  )
}
