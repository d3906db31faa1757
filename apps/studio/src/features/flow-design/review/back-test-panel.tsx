import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, Status, type StatusKind, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Progress, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import styles from './review.module.css'
import { type BackTest, backTestQuery, useStartBackTest } from './review-queries.ts'
import { CourseLine } from './tests-panel.tsx'

const caseCounts = [100, 1000, 10_000]

/** Replays the last finished cases with the draft and lists those that would take another route. */
export function BackTestPanel({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const [cases, setCases] = useState(1000)
  const { data, error, refetch } = useQuery(backTestQuery(useClient(), id))
  const start = useStartBackTest(id)
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />

  const { latest } = data
  return (
    <>
      <p className={styles.weak}>{t('flow-design.review.backTestHelp')}</p>
      <div className={styles.row}>
        <Select
          value={cases}
          aria-label={t('flow-design.review.cases')}
          options={caseCounts.map((value) => ({
            value,
            label: t('flow-design.review.lastCases', { count: value }),
          }))}
          onChange={setCases}
        />
        <Button
          type="primary"
          loading={start.isPending || latest?.state === 'running'}
          onClick={() => start.mutate(cases)}
        >
          {t('flow-design.review.start')}
        </Button>
      </div>
      <ErrorNote error={start.error} />
      {latest && <BackTestResult latest={latest} />}
    </>
  )
}

const statusKinds: Readonly<Record<BackTest['affected'][number]['comparison'], StatusKind>> = {
  same: 'passed',
  otherPeople: 'returned',
  otherRoute: 'returned',
  otherEnd: 'overdue',
  stalls: 'failed',
  refused: 'failed',
}

function BackTestResult({ latest }: Readonly<{ latest: BackTest }>) {
  const t = useT()
  const { state, total, done, counts, affected, startedBy, startedAt } = latest
  const kinds = Object.keys(statusKinds) as (keyof typeof statusKinds)[]
  return (
    <>
      <p className={styles.weak}>
        {startedBy} · <FormattedTime at={startedAt} /> · {t('flow-design.review.progress', { done, total })}
      </p>
      {state === 'running' && <Progress percent={Math.round((done * 100) / Math.max(total, 1))} />}
      {state === 'failed' && <Status kind="failed">{t('flow-design.review.brokeOff')}</Status>}
      <div className={styles.row}>
        {kinds
          .filter((kind) => counts[kind])
          .map((kind) => (
            <Status key={kind} kind={statusKinds[kind]}>
              {t(`flow-design.review.comparison.${kind}`, { count: counts[kind] ?? 0 })}
            </Status>
          ))}
      </div>
      <ul className={sharedStyles.list2}>
        {affected.map(({ caseId, title, comparison, before, after }) => (
          <AffectedCase key={caseId} title={title} comparison={comparison} before={before} after={after} />
        ))}
      </ul>
    </>
  )
}

type AffectedCaseProps = Readonly<{
  title: string
  comparison: BackTest['affected'][number]['comparison']
  before: BackTest['affected'][number]['after']
  after: BackTest['affected'][number]['after']
}>

function AffectedCase({ title, comparison, before, after }: AffectedCaseProps) {
  const t = useT()
  return (
    <li className={styles.entry}>
      <strong>{title}</strong>
      <Status kind={statusKinds[comparison]}>{t(`flow-design.review.kind.${comparison}`)}</Status>
      <CourseLine label={t('flow-design.review.before')} course={before} />
      <CourseLine label={t('flow-design.review.after')} course={after} />
    </li>
  )
}
