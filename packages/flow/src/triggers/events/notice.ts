import { z } from 'zod'
import { eventKind } from './event-kind.ts'

/** All notices except those of triggers, which would set each other off, and those about the reader’s own account. */
export const triggeringNotices = [
  'approvals.notice.task',
  'approvals.notice.returned',
  'approvals.notice.transferred',
  'approvals.notice.copied',
  'approvals.notice.urged',
  'approvals.notice.dueSoon',
  'approvals.notice.overdue',
  'approvals.notice.commented',
  'approvals.notice.mentioned',
  'approvals.notice.approved',
  'approvals.notice.rejected',
  'approvals.notice.message',
  'approvals.notice.decidedForYou',
  'approvals.notice.draftHandedOver',
  'approvals.notice.helpAsked',
  'approvals.notice.jumped',
  'approvals.notice.launchedForYou',
  'approvals.notice.overdueWithOthers',
  'approvals.notice.resumed',
  'approvals.notice.returnedToYou',
  'approvals.notice.revived',
  'approvals.notice.revoked',
  'approvals.notice.signatureAsked',
  'approvals.notice.stepFailed',
  'approvals.notice.suspended',
  'approvals.notice.taskForOther',
  'approvals.notice.terminated',
  'announcements.notice.edited',
  'announcements.notice.published',
  'announcements.notice.reminder',
  'delegations.notice.given',
  'delegations.notice.accepted',
  'delegations.notice.asked',
  'delegations.notice.ended',
  'delegations.notice.endedMine',
  'delegations.notice.refused',
  'delegations.notice.stopped',
  'delegations.notice.stoppedMine',
  'documents.notice.shared',
  'schedules.notice.accepted',
  'schedules.notice.calledOff',
  'schedules.notice.changed',
  'schedules.notice.declined',
  'schedules.notice.invited',
  'schedules.notice.moved',
  'schedules.notice.reminder',
  'schedules.notice.tentative',
  'flow-review.notice.uncovered',
  'record-sheets.notice.done',
  'record-sheets.notice.failed',
  'rights-help.notice.asked',
  'staff-changes.notice.failed',
  'staff-changes.notice.joined',
  'staff-changes.notice.left',
  'staff-changes.notice.moved',
  'webhooks.notice.stopped',
] as const

/** A notice of a kind was sent, to any number of people. */
export const noticeEvent = eventKind({
  settings: z.object({
    kind: z.literal('notice'),
    notice: z.enum(triggeringNotices).default('approvals.notice.task'),
  }),
  isWhole: () => true,
  hears: ({ notice }) => [noticeOccurrence(notice)],
  about: () => undefined,
  hasPreviousValues: () => false,
  fields: () => [
    { key: 'subject', type: 'text' },
    { key: 'body', type: 'text' },
    { key: 'case_id', type: 'text' },
    { key: 'sender', type: 'people' },
    { key: 'receiver', type: 'people' },
    { key: 'receivers', type: 'number' },
  ],
  who: undefined,
})

/** Name of the occurrence that a notice was sent, by its sentence key. */
export function noticeOccurrence(titleKey: string): string {
  return `notice:${titleKey}`
}
