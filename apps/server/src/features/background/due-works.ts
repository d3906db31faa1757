import { advanceDueCases } from '../../cases/time-limits/pass-due.ts'
import { dueTable, waitingTable } from '../../clock/due-store.ts'
import { dueFacts } from '../../clock/outbox/open-outbox.ts'
import type { DueWork } from '../../clock/ticker.ts'
import type { Server } from '../../server.ts'
import { doDueSyncs } from '../automation/data-syncs/index.ts'
import { doDueRuns, fireDue } from '../automation/triggers/index.ts'
import { deliverDue } from '../automation/webhooks/index.ts'
import { archiveDue } from '../cases/archive/index.ts'
import { endGroups } from '../company/authorization-groups/index.ts'
import { doDueDirectoryRuns } from '../company/directory-sync/index.ts'
import { closeDue, deliverInvitations } from '../company/externals/index.ts'
import { passSecondments } from '../company/secondments/index.ts'
import { carryOutDue } from '../company/staff-changes/index.ts'
import { forgetAbandoned, moveDue } from '../files/index.ts'
import { doDueSteps } from '../flow-steps/index.ts'
import { publishDue } from '../messages/announcements/index.ts'
import { alertDue, dispatchDue } from '../messages/channels/index.ts'
import { passChatExports } from '../messages/chat-exports/index.ts'
import { deliverMessages } from '../messages/deliveries/index.ts'
import { returnSnoozed } from '../messages/notices/index.ts'
import { readReplies } from '../messages/replies/index.ts'
import { expireAccess } from '../personal/access-requests/index.ts'
import { dueImports, resumeImports } from '../record-sheets/index.ts'
import { remindParticipants } from '../schedules/index.ts'

/** Everything that the ticker does when its time comes. A work joins here, in one line. */
export const dueWorks: readonly DueWork[] = [
  { ...dueFacts, pass: wakeOutbox },
  { ...dueTable('flow_case', 'due_at'), pass: advanceDueCases },
  { ...waitingTable('flow_wait'), pass: doDueSteps },
  { ...waitingTable('webhook_delivery'), pass: deliverDue },
  { ...dueTable('trigger', 'next_at', 'is_on'), pass: fireDue },
  { ...waitingTable('trigger_run'), pass: doDueRuns },
  { ...dueImports, pass: resumeImports },
  { ...dueTable('schedule_entry', 'remind_at'), pass: remindParticipants },
  { ...dueTable('announcement', 'publish_at'), pass: publishDue },
  { ...dueTable('case_archive', 'due_at'), pass: archiveDue },
  { ...dueTable('abandoned_file', 'due_at'), pass: forgetAbandoned },
  { ...dueTable('content_move', 'due_at'), pass: moveDue },
  { ...dueTable('staff_change', 'due_at'), pass: carryOutDue },
  { ...dueTable('secondment', 'due_at'), pass: passSecondments },
  { ...dueTable('directory_run', 'due_at'), pass: doDueDirectoryRuns },
  { ...dueTable('data_sync_run', 'due_at'), pass: doDueSyncs },
  { ...dueTable('external_person', 'due_at'), pass: closeDue },
  { ...waitingTable('external_invitation'), pass: deliverInvitations },
  { ...dueTable('authorization_group', 'due_at'), pass: endGroups },
  { ...dueTable('access_request', 'expires_at', 'outcome is null'), pass: expireAccess },
  { ...dueTable('notice', 'snoozed_until'), pass: returnSnoozed },
  { ...dueTable('notice', 'dispatch_at'), pass: dispatchDue },
  { ...dueTable('conversation', 'alert_at'), pass: alertDue },
  { ...dueTable('chat_export', 'due_at'), pass: passChatExports },
  { ...waitingTable('message_delivery'), pass: deliverMessages },
  { ...dueTable('reply_mailbox', 'due_at'), pass: readReplies },
]

/** What waits for facts asks the outbox, which carries them after this. */
async function wakeOutbox({ outbox }: Server, tenant: string): Promise<boolean> {
  outbox.wake(tenant)
  return false
}
