import type { FieldAccess } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Asterisk, Eye, EyeOff, Pencil } from 'lucide-react'
import styles from './rights-matrix.module.css'

const icons = { hidden: EyeOff, read: Eye, write: Pencil, required: Asterisk } as const

/** A level of access as icon and word. */
export function AccessFace({ access }: Readonly<{ access: FieldAccess }>) {
  const t = useT()
  const Icon = icons[access]
  return (
    <span className={styles.face} data-access={access}>
      <Icon size={14} aria-hidden />
      {t(`flow-design.access.${access}`)}
    </span>
  )
}
