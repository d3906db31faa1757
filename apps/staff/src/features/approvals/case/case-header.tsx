import { useT } from '@signet/i18n/react'
import { CaseStatus, Status, sharedStyles } from '@signet/ui'
import { type Urgency, UrgencyMark } from '../../../kit/fields/urgency-mark.tsx'
import { SubjectCard, UrgencyChip, When } from '../parts/case-marks.tsx'
import type { OpenedCase } from '../queries.ts'

type CaseHeaderProps = Readonly<{
  view: OpenedCase
  urgency: Urgency
  /** Present where the starter may still change the urgency. */
  onUrgency?: ((urgency: Urgency) => void) | undefined
}>

/** Title, starter and time, status, overdue marks, and the person's own task. */
export function CaseHeader({ view, urgency, onUrgency }: CaseHeaderProps) {
  const t = useT()
  const { flow, title, starter, launcher, launchedAt, status, task } = view
  const isMine = task !== null && ['toSign', 'toDo', 'doing'].includes(task.stage)
  const isLate = view.route.some(({ people }) =>
    people.some(({ decision, overdueSince }) => overdueSince !== null && decision === null),
  )

  return (
    <SubjectCard
      flow={flow}
      title={title || flow.name}
      note={
        <>
          {launcher
            ? t('approvals.case.launchedFor', { launcher: launcher.name, starter: starter.name })
            : starter.name}
          {launchedAt ? (
            <>
              {' · '}
              <When at={launchedAt} />
            </>
          ) : (
            ` · ${t('approvals.case.notLaunched')}`
          )}
        </>
      }
      marks={
        <>
          <CaseStatus status={status} />
          {onUrgency && <UrgencyChip value={urgency} onChange={onUrgency} />}
          {!onUrgency && view.urgency !== 'normal' && <UrgencyMark urgency={view.urgency} />}
          {isLate && <Status kind="overdue">{t('approvals.case.overdue')}</Status>}
          {isMine && (
            <span className={sharedStyles.note}>{t('approvals.case.myTask', { node: task.nodeName })}</span>
          )}
        </>
      }
    />
  )
}
