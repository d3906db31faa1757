import type { ReactNode } from 'react'
import { Link } from '../controls/link.tsx'
import { Badge } from '../marks/status.tsx'
import styles from './tab-bar.module.css'

export type TabBarEntry = Readonly<{
  key: string
  label: string
  icon: ReactNode
  href: string
  badge?: number
  badgeLabel?: string
}>

type TabBarProps = Readonly<{
  label: string
  entries: readonly TabBarEntry[]
  active: string
  /** The active tab was tapped again. */
  onTapAgain: (key: string) => void
  /** A finger or pointer comes near, so the data of the tab can be prefetched. */
  onApproach: (key: string) => void
}>

/** The main places of the product: a bar of 50 px at the bottom, or of 80 px beside a wide page. */
export function TabBar({ label, entries, active, onTapAgain, onApproach }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {entries.map(({ key, label, icon, href, badge = 0, badgeLabel }) => (
        <Link
          key={key}
          href={href}
          className={styles.tab}
          aria-current={key === active ? 'page' : undefined}
          onPointerEnter={() => onApproach(key)}
          onFocus={() => onApproach(key)}
          onClick={(event) => {
            if (key !== active) return
            event.preventDefault()
            onTapAgain(key)
          }}
        >
          <span className={styles.icon}>
            {icon}
            <span className={styles.badge}>
              <Badge count={badge} {...(badgeLabel && { label: badgeLabel })} />
            </span>
          </span>
          <span className={styles.label}>{label}</span>
        </Link>
      ))}
    </nav>
  )
}
