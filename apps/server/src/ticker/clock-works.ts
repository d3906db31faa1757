import { sql } from 'kysely'
import { passDue } from '../features/approvals/index.ts'
import { archiveDue } from '../features/case-archive/index.ts'
import { forgetAbandoned } from '../features/files/index.ts'
import { doDueSteps } from '../features/flow-steps/index.ts'
import { remindParticipants } from '../features/schedules/index.ts'
import { doDueRuns, fireDue } from '../features/triggers/index.ts'
import { deliverDue } from '../features/webhooks/index.ts'
import type { ClockWork } from './clock-work.ts'

/** Everything that waits for a moment. A work joins here, in one line. */
export const clockWorks: readonly ClockWork[] = [
  { table: 'flow_case', isDue: (now) => sql`due_at <= ${now}::timestamptz`, pass: passDue },
  { table: 'flow_wait', isDue: isWaitingTill, pass: doDueSteps },
  { table: 'webhook_delivery', isDue: isWaitingTill, pass: deliverDue },
  { table: 'trigger', isDue: (now) => sql`is_on and next_at <= ${now}::timestamptz`, pass: fireDue },
  { table: 'trigger_run', isDue: isWaitingTill, pass: doDueRuns },
  {
    table: 'schedule_entry',
    isDue: (now) => sql`remind_at <= ${now}::timestamptz`,
    pass: remindParticipants,
  },
  { table: 'case_archive', isDue: (now) => sql`due_at <= ${now}::timestamptz`, pass: archiveDue },
  { table: 'abandoned_file', isDue: (now) => sql`due_at <= ${now}::timestamptz`, pass: forgetAbandoned },
]

function isWaitingTill(now: string) {
  return sql<boolean>`state = 'waiting' and next_attempt_at <= ${now}::timestamptz`
}
