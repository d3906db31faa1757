import type { PersonRef } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Avatar } from '@signet/ui'
import styles from './holders.module.css'

const shown = 3

/** The current holders of a case: three avatars, and the number of others. */
export function Holders({ people }: Readonly<{ people: readonly PersonRef[] }>) {
  const t = useT()
  if (people.length === 0) return '—'

  return (
    <span className={styles.holders}>
      {people.slice(0, shown).map(({ id, name, headIcon }) => (
        <span key={id} className={styles.person}>
          <Avatar id={id} name={name} src={headIcon} size={24} />
          {name}
        </span>
      ))}
      {people.length > shown && <span>{t('approvals.monitor.more', { count: people.length - shown })}</span>}
    </span>
  )
}
