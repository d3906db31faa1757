import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { Labelled } from '../../kit/fields/labelled.tsx'
import styles from './migration-page.module.css'
import type { Moves } from './moves.ts'
import { type MigrationResult, useMigrate } from './queries.ts'

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
      <Labelled label={t('case-migration.why')} hint={t('case-migration.whyHint')}>
        {(id) => (
          <Input.TextArea
            id={id}
            rows={2}
            maxLength={2000}
            value={opinion}
            onChange={({ target }) => setOpinion(target.value)}
          />
        )}
      </Labelled>
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
