import { useT } from '@signet/i18n/react'
import { Card, Empty, Skeleton, Tabs } from '@signet/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { type CaseTab, caseTabs } from '../case-tab.ts'
import type { OpenedCase } from '../queries.ts'
import { Timeline } from '../timeline/timeline.tsx'
import styles from './case-tabs.module.css'
import { isOwnForm } from './form-rights.ts'
import { LinkedCases } from './linked-cases.tsx'
import { StepCommands } from './step-actions.tsx'

const CommentsPanel = lazyPart(async () => (await import('../comment/comments-panel.tsx')).CommentsPanel)
const HistoryPanel = lazyPart(async () => (await import('./history-panel.tsx')).HistoryPanel)

/** What happened around the form: progress, comments, and every change. */
export function CaseTabs({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const id = useId()
  const { comments } = view
  const steps = stepsToShow(view)
  const offered: readonly CaseTab[] = hasProgress(view, steps) ? caseTabs : ['comments', 'history']
  const { tab, choose } = useCaseTab(offered)

  return (
    <Card label={t('approvals.tabs.label')}>
      <div className={styles.tabs}>
        <Tabs
          label={t('approvals.tabs.label')}
          tabs={offered.map((key) => ({
            key,
            label: t(`approvals.tab.${key}`),
            ...(key === 'comments' && { count: comments }),
          }))}
          value={tab}
          onChange={choose}
          controls={id}
        />
      </div>
      <OpenPanel id={id} tab={tab} view={view} steps={steps} />
    </Card>
  )
}

type OpenPanelProps = Readonly<{
  id: string
  tab: CaseTab
  view: OpenedCase
  steps: Steps
}>

/** The panel of the open tab. */
function OpenPanel({ id, tab, view, steps }: OpenPanelProps) {
  const t = useT()
  const { caseId, task, allowed } = view
  return (
    <div id={id} role="tabpanel" aria-label={t(`approvals.tab.${tab}`)}>
      {tab === 'progress' && <Progress view={view} steps={steps} />}
      <Suspense fallback={<Skeleton rows={2} />}>
        {tab === 'comments' && (
          <CommentsPanel caseId={caseId} taskId={task?.id} mayComment={allowed.comment} />
        )}
        {tab === 'history' && <HistoryPanel caseId={caseId} />}
      </Suspense>
    </div>
  )
}

type Steps = OpenedCase['route']

/** Leaves out the steps to come on one's own form, where the live route preview shows them already. */
function stepsToShow(view: OpenedCase): Steps {
  return isOwnForm(view) ? view.route.filter(({ state }) => state !== 'toCome') : view.route
}

/** A draft without steps has no progress to show. */
function hasProgress({ status, links, waits }: OpenedCase, steps: Steps): boolean {
  return status !== 'draft' || steps.length + links.length + waits.length > 0
}

function Progress({ view, steps }: Readonly<{ view: OpenedCase; steps: Steps }>) {
  const t = useT()
  const { caseId, waits } = view
  return (
    <>
      <StepCommands caseId={caseId} waits={waits} />
      {steps.length > 0 ? <Timeline steps={steps} /> : <Empty title={t('approvals.route.notYet')} />}
      <LinkedCases view={view} />
    </>
  )
}

/** Keeps the open tab in the address, so that coming back restores it. */
function useCaseTab(offered: readonly CaseTab[]) {
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const wantedTab = caseTabs.find((tab) => tab === search['tab'])
  const tab = wantedTab && offered.includes(wantedTab) ? wantedTab : (offered[0] ?? 'history')
  const choose = (next: CaseTab) =>
    void navigate({
      to: '.',
      search: ({ comment: _left, ...before }) => ({ ...before, tab: next }),
      replace: true,
      resetScroll: false,
    })

  return { tab, choose }
}
