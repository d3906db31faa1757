import type { Route } from '../../http/serve.ts'
import { createEntry } from './create-entry.ts'
import { editEntry } from './edit-entry.ts'
import { listEntries } from './list-entries.ts'
import { openEntry } from './open-entry.ts'
import { removeEntry } from './remove-entry.ts'

export { planSchedule } from './plan-schedule.ts'
export { remindParticipants } from './remind-participants.ts'

export const schedules: readonly Route[] = [listEntries, openEntry, createEntry, editEntry, removeEntry]
