import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, Status, type StatusKind, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Progress, Select, Skeleton, Tabs } from 'antd'
import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import type { Autosave } from '../../../kit/designer/use-autosave.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import styles from './review.module.css'
import {
  type BackTest,
  backTestQuery,
  type CoverageGap,
  coverageQuery,
  useStartBackTest,
} from './review-queries.ts'
import { CourseLine, TestsPanel } from './tests-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'

type FlowReviewProps = Readonly<{ id: string; saving: Autosave }>

/** Checks before publishing a flow. The draft is saved first, so that the checks cover it. */
export function FlowReview({ id, saving }: FlowReviewProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    void saving.save().catch(() => undefined)
  }
  return (
    <>
      <Button icon={<ClipboardCheck size={16} />} onClick={open}>
        {t('flow-design.review')}
      </Button>
      {isOpen && (
        <SideDrawer width={480} title={t('flow-design.review')} onClose={() => setOpen(false)}>
          <ErrorNote error={saving.error} />
          {saving.isSaved ? <Panels id={id} /> : <Skeleton active />}
        </SideDrawer>
      )}
    </>
  )
}

function Panels({ id }: Readonly<{ id: string }>) {
  const t = useT()
  return (
    <Tabs
      destroyOnHidden
      items={[
        { key: 'coverage', label: t('flow-design.review.coverage'), children: <CoveragePanel id={id} /> },
        { key: 'backTest', label: t('flow-design.review.backTest'), children: <BackTestPanel id={id} /> },
        { key: 'tests', label: t('flow-design.review.tests'), children: <TestsPanel id={id} /> },
        { key: 'versions', label: t('flow-design.review.versions'), children: <VersionsPanel id={id} /> },
      ]}
    />
  )
}

/** The starters for whom a step finds the wrong people, in today's organization. */
function CoveragePanel({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const { data, error, refetch } = useQuery(coverageQuery(useClient(), id))
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />

  const { starters, gaps, unknown } = data
  return (
    <>
      <p className={styles.weak}>{t('flow-design.review.starters', { starters })}</p>
      {gaps.length === 0 && <Status kind="passed">{t('flow-design.review.covered')}</Status>}
      <ul className={sharedStyles.list2}>
        {gaps.map((gap) => (
          <Gap key={`${gap.node} ${gap.gap}`} gap={gap} />
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className={styles.weak}>
          {t('flow-design.review.unknown', {
            nodes: unknown.map(({ name }) => name).join(t('flow-design.separator')),
          })}
        </p>
      )}
    </>
  )
}

function Gap({ gap }: Readonly<{ gap: CoverageGap }>) {
  const t = useT()
  const { dispatch } = useFlowDesigner()
  const joinNames = (people: CoverageGap['named']) =>
    people.map(({ name }) => name).join(t('flow-design.separator'))
  return (
    <li className={styles.entry}>
      <Button type="link" size="small" onClick={() => dispatch({ type: 'select', ids: [gap.node] })}>
        {gap.name}
      </Button>
      <Status kind={gap.gap === 'onlyStarter' ? 'overdue' : 'failed'}>
        {t(`flow-design.review.gap.${gap.gap}`, { starters: gap.starters })}
      </Status>
      {gap.examples.length > 0 && (
        <span>{t('flow-design.review.for', { people: joinNames(gap.examples) })}</span>
      )}
      {gap.named.length > 0 && <span>{t('flow-design.review.found', { people: joinNames(gap.named) })}</span>}
      {(gap.gap === 'nobody' || gap.gap === 'onlyDeparted') && (
        <span className={styles.weak}>
          {t('flow-design.review.then', { rule: t(`flow-design.nobody.${gap.rule}`) })}
        </span>
      )}
    </li>
  )
}

const caseCounts = [100, 1000, 10_000]

/** Replays the last finished cases with the draft and lists those that would take another route. */
function BackTestPanel({ id }: Readonly<{ id: string }>) {
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
