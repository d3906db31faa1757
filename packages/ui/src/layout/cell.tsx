import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../controls/link.tsx'
import styles from './cell.module.css'

type CellProps = Readonly<{
  title: ReactNode
  note?: ReactNode
  value?: ReactNode
  icon?: ReactNode
  /** Where it leads; or else what it does. */
  href?: string
  onPress?: () => void
}>

/** A line of a list. With `href` it is a link, with `onPress` a button, otherwise only read. */
export function Cell({ href, onPress, ...content }: CellProps) {
  const row = <CellRow {...content} leads={href !== undefined} />
  if (href !== undefined) {
    return (
      <li>
        <Link href={href} className={styles.cell}>
          {row}
        </Link>
      </li>
    )
  }
  return (
    <li>
      {onPress ? (
        <button type="button" className={styles.cell} onClick={onPress}>
          {row}
        </button>
      ) : (
        <div className={styles.cell}>{row}</div>
      )}
    </li>
  )
}

function CellRow({
  title,
  note,
  value,
  icon,
  leads,
}: Omit<CellProps, 'href' | 'onPress'> & { leads: boolean }) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {(value || value === 0) && <span className={styles.value}>{value}</span>}
      {leads && <ChevronRight className={styles.chevron} aria-hidden="true" />}
    </>
  )
}
