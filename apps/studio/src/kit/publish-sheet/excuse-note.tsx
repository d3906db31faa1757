import type { ExcusedRelease, ExcusedReleases } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { FormattedTime } from '../details/facts.tsx'
import styles from './publish-sheet.module.css'

/** Why a version went live although a finding was red; nothing when none was. */
export function ExcuseNote({ excuse }: Readonly<{ excuse: ExcusedRelease | null }>) {
  const t = useT()
  if (!excuse) return null
  const { reason, findings, by } = excuse
  return (
    <p className={styles.excuse} title={findings.join('\n')}>
      {t('publish-sheet.excused', { count: findings.length, by, reason })}
    </p>
  )
}

/** Publications that went live with red findings, newest first, of a thing without a list of versions. */
export function ExcuseList({ excuses }: Readonly<{ excuses: ExcusedReleases }>) {
  const t = useT()
  if (excuses.length === 0) return null
  return (
    <ul className={styles.excuses} aria-label={t('publish-sheet.excuses')}>
      {excuses.map((excuse) => (
        <li key={excuse.version}>
          <FormattedTime at={excuse.at} />
          <ExcuseNote excuse={excuse} />
        </li>
      ))}
    </ul>
  )
}
