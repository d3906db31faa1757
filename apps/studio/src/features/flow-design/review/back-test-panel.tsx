import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, Status, type StatusKind } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Progress, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Moment } from '../../../kit/details/facts.tsx'
import { CourseLine } from './course-line.tsx'
import styles from './review.module.css'
import { type BackTest, backTestQuery, useStartBackTest } from './review-queries.ts'

const amounts = [100, 1000, 10_000]

/** Runs the last finished cases through the draft: how many would take another route, and which. */
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
          options={amounts.map((value) => ({
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
      {latest && <Result latest={latest} />}
    </>
  )
}

const looks: Readonly<Record<BackTest['affected'][number]['comparison'], StatusKind>> = {
  same: 'passed',
  otherPeople: 'returned',
  otherRoute: 'returned',
  otherEnd: 'overdue',
  stalls: 'failed',
  refused: 'failed',
}

function Result({ latest }: Readonly<{ latest: BackTest }>) {
  const t = useT()
  const { state, total, done, counts, affected, startedBy, startedAt } = latest
  const kinds = Object.keys(looks) as (keyof typeof looks)[]
  return (
    <>
      <p className={styles.weak}>
        {startedBy} · <Moment at={startedAt} /> · {t('flow-design.review.progress', { done, total })}
      </p>
      {state === 'running' && <Progress percent={Math.round((done * 100) / Math.max(total, 1))} />}
      {state === 'failed' && <Status kind="failed">{t('flow-design.review.brokeOff')}</Status>}
      <div className={styles.row}>
        {kinds
          .filter((kind) => counts[kind])
          .map((kind) => (
            <Status key={kind} kind={looks[kind]}>
              {t(`flow-design.review.comparison.${kind}`, { count: counts[kind] ?? 0 })}
            </Status>
          ))}
      </div>
      <ul className={styles.list}>
        {affected.map(({ caseId, title, comparison, before, after }) => (
          <li key={caseId} className={styles.entry}>
            <strong>{title}</strong>
            <Status kind={looks[comparison]}>{t(`flow-design.review.kind.${comparison}`)}</Status>
            <CourseLine label={t('flow-design.review.before')} course={before} />
            <CourseLine label={t('flow-design.review.after')} course={after} />
          </li>
        ))}
      </ul>
    </>
  )
}
