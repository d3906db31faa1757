import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, Status, type StatusKind } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { RotateCw } from 'lucide-react'
import { useClient } from '../../shell/desk.ts'
import { type Run, runQuery, useTriggerDeed } from './queries.ts'
import { resultWords } from './result-words.ts'
import styles from './triggers.module.css'

type RunDetailsProps = Readonly<{ id: string; runId: string }>

/** What the event said, what each action did, and a way to go on where it failed. */
export function RunDetails({ id, runId }: RunDetailsProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(runQuery(useClient(), id, runId))
  const retry = useTriggerDeed((calls, _: undefined) => calls.retry({ id, runId }))
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />

  const isWrong = data.state === 'failed' || data.state === 'stopped'
  return (
    <div className={styles.part}>
      {data.cause && <p className={styles.hint}>{t('triggers.causedBy', { name: data.cause.name })}</p>}
      <ol className={styles.steps}>
        {data.steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place
          <Step key={place} step={step} />
        ))}
      </ol>
      <details>
        <summary>{t('triggers.whatItSaid')}</summary>
        <pre className={styles.json}>{JSON.stringify(data.event, null, 2)}</pre>
      </details>
      {isWrong && (
        <Button
          icon={<RotateCw size={16} aria-hidden />}
          loading={retry.isPending}
          onClick={() => retry.mutate(undefined)}
        >
          {t('triggers.retry')}
        </Button>
      )}
      <ErrorNote error={retry.error} />
    </div>
  )
}

const looks: Readonly<Record<Run['steps'][number]['state'], StatusKind>> = {
  done: 'passed',
  waiting: 'waiting',
  failed: 'failed',
}

function Step({ step }: Readonly<{ step: Run['steps'][number] }>) {
  const t = useT()
  return (
    <li>
      <span className={styles.run}>
        {t(`flow-design.does.${step.does}`)}
        <Status kind={looks[step.state]}>{t(`triggers.stepState.${step.state}`)}</Status>
      </span>
      {step.result !== null && <p className={styles.hint}>{resultWords(t, step.result)}</p>}
    </li>
  )
}
