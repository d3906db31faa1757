import { CaseStatus } from '@signet/ui'
import { UrgencyMark } from '../marks/urgency-mark.tsx'
import { SubjectCard } from '../parts/subject-card.tsx'
import type { OpenedCase } from '../queries.ts'

/** Which case it is about, in short. */
export function OperateSubject({ view }: Readonly<{ view: OpenedCase }>) {
  const { flow, title, starter, status, urgency } = view
  return (
    <SubjectCard
      flow={flow}
      title={title || flow.name}
      note={starter.name}
      marks={
        <>
          <CaseStatus status={status} />
          {urgency !== 'normal' && <UrgencyMark urgency={urgency} />}
        </>
      }
    />
  )
}
