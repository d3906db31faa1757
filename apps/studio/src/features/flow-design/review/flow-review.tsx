import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, Status, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, Tabs } from 'antd'
import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import type { Autosave } from '../../../kit/designer/use-autosave.ts'
import { Section } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { BackTestPanel } from './back-test-panel.tsx'
import styles from './review.module.css'
import { type Coverage, type CoverageGap, coverageQuery } from './review-queries.ts'
import { TestsPanel } from './tests-panel.tsx'
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

  const { starters, gaps, duties, unknown } = data
  return (
    <>
      <p className={styles.weak}>{t('flow-design.review.starters', { starters })}</p>
      {gaps.length === 0 && <Status kind="passed">{t('flow-design.review.covered')}</Status>}
      <ul className={sharedStyles.list2}>
        {gaps.map((gap) => (
          <Gap key={`${gap.node} ${gap.gap}`} gap={gap} />
        ))}
      </ul>
      <Duties duties={duties} />
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

type DutiesProps = Readonly<{ duties: Coverage['duties'] }>

/** The people who may approve alone what should have two pairs of eyes. */
function Duties({ duties }: DutiesProps) {
  const t = useT()
  const { dispatch } = useFlowDesigner()
  if (duties.length === 0) return null
  return (
    <Section title={t('flow-design.review.duties')}>
      <ul className={sharedStyles.list2}>
        {duties.map(({ code, message, parts }) => (
          <li key={`${code} ${message}`} className={styles.entry}>
            <Status kind="overdue">{message}</Status>
            <Button type="link" size="small" onClick={() => dispatch({ type: 'select', ids: parts })}>
              {t('publish-sheet.show')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
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
