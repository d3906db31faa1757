import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from '../controls/link.tsx'
import cardStyles from './card.module.css'
import styles from './cell.module.css'
import groupStyles from './cell-group.module.css'

type CellProps = Readonly<{
  title: ReactNode
  note?: ReactNode
  value?: ReactNode
  icon?: ReactNode
  /** The target of a link, or the action of a button. */
  href?: string
  onPress?: () => void
}>

/** A row of a list: a link with `href`, a button with `onPress`, otherwise plain text. */
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

type CellGroupProps = Readonly<{ title?: string; label?: string; children: ReactNode }>

/** Rows that belong together, as one card. */
export function CellGroup({ title, label, children }: CellGroupProps) {
  const id = useId()
  return (
    <section>
      {title && (
        <h2 id={id} className={groupStyles.title}>
          {title}
        </h2>
      )}
      <ul className={groupStyles.group} aria-labelledby={title ? id : undefined} aria-label={label}>
        {children}
      </ul>
    </section>
  )
}

type CardProps = Readonly<{ title?: ReactNode; action?: ReactNode; children: ReactNode; label?: string }>

/** A card: a title, its actions, and its content. */
export function Card({ title, action, children, label }: CardProps) {
  return (
    <section className={cardStyles.card} aria-label={label}>
      {title !== undefined && (
        <header className={cardStyles.head}>
          <h2>{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  )
}
