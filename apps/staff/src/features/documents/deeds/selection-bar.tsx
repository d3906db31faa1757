import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import type { Document } from '../queries.ts'
import { DeedIcon } from './deed-icon.tsx'
import { deedsFor } from './document-deed.ts'
import styles from './selection-bar.module.css'
import type { DocumentDeeds } from './use-document-deeds.ts'

type SelectionBarProps = Readonly<{ rows: readonly Document[]; deeds: DocumentDeeds }>

/** What can be done to the ticked documents together. */
export function SelectionBar({ rows, deeds: { shelf, isBusy, begin } }: SelectionBarProps) {
  const t = useT()
  return (
    <div className={styles.bar} aria-busy={isBusy || undefined}>
      <span className={styles.count} role="status">
        {t('documents.select.count', { count: rows.length })}
      </span>
      {deedsFor(shelf, rows).map((deed) => (
        <IconButton
          key={deed}
          label={t(`documents.deed.${deed}`)}
          icon={<DeedIcon deed={deed} />}
          disabled={isBusy}
          onClick={() => begin(deed, rows)}
        />
      ))}
    </div>
  )
}
