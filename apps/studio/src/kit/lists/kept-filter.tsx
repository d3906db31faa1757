import { useT } from '@signet/i18n/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './list-filters.module.css'

/** A filter that came with the address, as words, and a button that removes it. */
export function KeptFilter({ children, onRemove }: Readonly<{ children: ReactNode; onRemove: () => void }>) {
  const t = useT()
  return (
    <span className={styles.kept}>
      {children}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('studio.list.removeFilter')}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  )
}
