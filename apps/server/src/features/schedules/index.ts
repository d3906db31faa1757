import type { Route } from '../../http/serve.ts'
import { answerInvitation } from './answer-invitation.ts'
import { editEntry, removeEntry } from './edit-entry.ts'
import { createEntry } from './plan-schedule.ts'
import { listEntries, listInvitations, openEntry } from './read-entries.ts'

export { planSchedule } from './plan-schedule.ts'
export { remindParticipants } from './tell-participants.ts'

export const schedules: readonly Route[] = [
  listEntries,
  listInvitations,
  openEntry,
  createEntry,
  editEntry,
  answerInvitation,
  removeEntry,
]
