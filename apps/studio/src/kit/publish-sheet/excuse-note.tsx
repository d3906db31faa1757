import type { ExcusedRelease } from '@signet/contract'
import { useT } from '@signet/i18n/react'
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
