import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import { Table } from 'antd'
import styles from './migration-page.module.css'
import type { CaseOutcome } from './migration-result.ts'

type MigrationResultsProps = Readonly<{
  results: readonly CaseOutcome[]
  onOpen: (caseId: string) => void
}>

/** The result for each case; those not migrated come first, with the reason. */
export function MigrationResults({ results, onOpen }: MigrationResultsProps) {
  const t = useT()
  const moved = results.filter(({ ok }) => ok).length
  return (
    <section className={styles.card} aria-label={t('case-migration.results')}>
      <h2>{t('case-migration.results')}</h2>
      <output>{t('case-migration.done', { moved, refused: results.length - moved })}</output>
      <Table<CaseOutcome>
        rowKey="caseId"
        size="small"
        pagination={results.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
        dataSource={[...results].sort((a, b) => Number(a.ok) - Number(b.ok))}
        columns={[
          {
            title: t('case-migration.case'),
            render: (_, { caseId, title }) => (
              <button type="button" className={styles.link} onClick={() => onOpen(caseId)}>
                {title}
              </button>
            ),
          },
          {
            title: t('case-migration.verdict'),
            render: (_, { ok, message }) => (
              <Status kind={ok ? 'passed' : 'failed'}>{ok ? t('case-migration.migrated') : message}</Status>
            ),
          },
        ]}
      />
    </section>
  )
}
