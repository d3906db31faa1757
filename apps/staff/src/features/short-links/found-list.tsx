import { useT } from '@signet/i18n/react'
import { Card, Empty } from '@signet/ui'
import { SearchX } from 'lucide-react'
import type { FoundRecords } from './queries.ts'
import styles from './short-links.module.css'

/** The records that were found, each as its public lines. */
export function FoundList({ records }: Readonly<{ records: FoundRecords }>) {
  const t = useT()
  return (
    <section role="status" aria-label={t('short-links.found', { count: records.length })}>
      {records.length === 0 && (
        <Empty icon={<SearchX />} title={t('short-links.nothing')} hint={t('short-links.nothingHint')} />
      )}
      <ul className={styles.found}>
        {records.map(({ lines }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strangers are told no ids, and the list is drawn once
          <li key={at}>
            <Card>
              <dl className={styles.lines}>
                {lines.map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text || t('short-links.emptyValue')}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
