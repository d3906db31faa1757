import { useT } from '@signet/i18n/react'
import { ErrorNote, Status } from '@signet/ui'
import { Button, Table } from 'antd'
import { useState } from 'react'
import { TextAreaField } from '../../kit/fields/labelled-inputs.tsx'
import styles from './migration-page.module.css'
import { type CaseOutcome, type MigrationResult, type Moves, useMigrate } from './queries.ts'

type MigrateFormProps = Readonly<{
  flowId: string
  chosen: readonly string[]
  moves: Moves
  onDone: (results: readonly MigrationResult[]) => void
}>

/** The reason, which goes into the audit log of every case. */
export function MigrateForm({ flowId, chosen, moves, onDone }: MigrateFormProps) {
  const t = useT()
  const migrate = useMigrate(flowId)
  const [opinion, setOpinion] = useState('')
  const act = t('case-migration.carryOut', { count: chosen.length })
  return (
    <form
      className={styles.form}
      aria-label={t('case-migration.title')}
      onSubmit={(event) => {
        event.preventDefault()
        const done = (results: readonly MigrationResult[]) => {
          setOpinion('')
          onDone(results)
        }
        migrate.mutate({ caseIds: chosen, moves, opinion: opinion.trim() }, { onSuccess: done })
      }}
    >
      <TextAreaField
        label={t('case-migration.why')}
        hint={t('case-migration.whyHint')}
        rows={2}
        maxLength={2000}
        value={opinion}
        onChange={setOpinion}
      />
      <ErrorNote error={migrate.error} />
      <Button
        type="primary"
        htmlType="submit"
        loading={migrate.isPending}
        disabled={chosen.length === 0 || opinion.trim() === ''}
      >
        {act}
      </Button>
    </form>
  )
}

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
      <OutcomeTable results={results} onOpen={onOpen} />
    </section>
  )
}

function OutcomeTable({ results, onOpen }: MigrationResultsProps) {
  const t = useT()
  return (
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
  )
}
