import { useT } from '@signet/i18n/react'
import { Button, Spinner } from '@signet/ui'
import type { ReactNode } from 'react'
import styles from './lookup-results.module.css'
import type { Lookup } from './use-lookup.ts'

type LookupResultsProps = Readonly<{ lookup: Lookup; children: ReactNode }>

/** Shows results, or their state: loading, failed with a retry, more available. */
export function LookupResults({
  lookup: { state, choices, hasMore, more, again },
  children,
}: LookupResultsProps) {
  const t = useT()
  if (state === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        {t('form.failed')}
        <Button onClick={again}>{t('form.retry')}</Button>
      </div>
    )
  }
  if (state === 'searching' && choices.length === 0) return <Spinner />

  return (
    <>
      {children}
      {hasMore && (
        <div className={styles.more}>
          <Button tone="quiet" isBusy={state === 'searching'} onClick={more}>
            {t('form.more')}
          </Button>
        </div>
      )}
    </>
  )
}
