import { classes } from '../classes.ts'
import styles from './badge.module.css'

type BadgeProps = Readonly<{ count: number; label?: string; isQuiet?: boolean }>

/** How many wait: nothing at zero, `99+` beyond. `isQuiet` where it only counts and does not call. */
export function Badge({ count, label, isQuiet = false }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classes(styles.badge, isQuiet && styles.quiet)}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
