import { useT } from '@signet/i18n/react'
import { Card, Empty, Tabs } from '@signet/ui'
import { useId, useState } from 'react'
import { CommentsPanel } from '../comment/comments-panel.tsx'
import type { OpenedCase } from '../queries.ts'
import { Timeline } from '../timeline/timeline.tsx'
import styles from './case-tabs.module.css'
import { HistoryPanel } from './history-panel.tsx'
import { LinkedCases } from './linked-cases.tsx'
import { StepDeeds } from './step-deeds.tsx'

type TabKey = 'progress' | 'comments' | 'history'

/** What happened around the form: the way so far, what people said, and every change. */
export function CaseTabs({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const id = useId()
  const [tab, setTab] = useState<TabKey>('progress')
  const { caseId, comments, allowed, task } = view

  return (
    <Card label={t('approvals.tabs.label')}>
      <div className={styles.tabs}>
        <Tabs
          label={t('approvals.tabs.label')}
          tabs={[
            { key: 'progress', label: t('approvals.tab.progress') },
            { key: 'comments', label: t('approvals.tab.comments'), count: comments },
            { key: 'history', label: t('approvals.tab.history') },
          ]}
          value={tab}
          onChange={setTab}
          controls={id}
        />
      </div>
      <div id={id} role="tabpanel" aria-label={t(`approvals.tab.${tab}`)}>
        {tab === 'progress' && <Progress view={view} />}
        {tab === 'comments' && (
          <CommentsPanel caseId={caseId} taskId={task?.id} mayComment={allowed.comment} />
        )}
        {tab === 'history' && <HistoryPanel caseId={caseId} />}
      </div>
    </Card>
  )
}

function Progress({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const { caseId, route, waits } = view
  return (
    <>
      <StepDeeds caseId={caseId} waits={waits} />
      {route.length > 0 ? <Timeline steps={route} /> : <Empty title={t('approvals.route.notYet')} />}
      <LinkedCases view={view} />
    </>
  )
}
