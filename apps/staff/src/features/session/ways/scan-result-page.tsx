import { useT } from '@signet/i18n/react'
import { Button, Empty, useFeedback } from '@signet/ui'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useWaySearch } from './use-way-search.ts'
import styles from './ways.module.css'

/** A scanned text that leads nowhere here, as it is; an address of others is no link. */
export function ScanResultPage() {
  const t = useT()
  const feedback = useFeedback()
  const { result } = useWaySearch()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(result)
      feedback.success(t('session.scan.copied'))
    } catch {
      feedback.plain(t('session.scan.notCopied'))
    }
  }
  return (
    <StackPage title={t('session.scan.result')}>
      {result === '' ? (
        <Empty title={t('session.scan.nothing')} hint={t('session.scan.nothingHint')} />
      ) : (
        <>
          <p className={styles.result}>{result}</p>
          <div className={styles.actions}>
            <Button isWide onClick={() => void copy()}>
              {t('session.scan.copy')}
            </Button>
          </div>
        </>
      )}
    </StackPage>
  )
}
