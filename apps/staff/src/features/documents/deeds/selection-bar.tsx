import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import type { Document } from '../queries.ts'
import { ActionIcon } from './deed-icon.tsx'
import { allowedActions } from './document-deed.ts'
import styles from './selection-bar.module.css'
import type { DocumentActions } from './use-document-deeds.ts'

type SelectionBarProps = Readonly<{ rows: readonly Document[]; deeds: DocumentActions }>

export function SelectionBar({ rows, deeds: { shelf, isBusy, begin } }: SelectionBarProps) {
  const t = useT()
  return (
    <div className={styles.bar} aria-busy={isBusy || undefined}>
      <span className={styles.count} role="status">
        {t('documents.select.count', { count: rows.length })}
      </span>
      {allowedActions(shelf, rows).map((deed) => (
        <IconButton
          key={deed}
          label={t(`documents.deed.${deed}`)}
          icon={<ActionIcon deed={deed} />}
          disabled={isBusy}
          onClick={() => begin(deed, rows)}
        />
      ))}
    </div>
  )
}
