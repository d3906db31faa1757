import { scheduleColours } from '@signet/flow'
import { z } from 'zod'
import { Urgency } from './approvals/inputs.ts'
import { StoredFile } from './files.ts'
import { Day, Done, endpoint, Id, PersonRef } from './wire/endpoint.ts'

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const Colour = z.enum(scheduleColours)

/** No reminder, minutes before the start, or a time of day on that day or before. */
const Reminder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('minutes'), minutes: z.number().int().min(0).max(40_320) }),
  z.object({ kind: z.literal('days'), days: z.number().int().min(0).max(7), hour: z.literal([8, 9, 10]) }),
])
export type ScheduleReminder = z.infer<typeof Reminder>

/** Days and times are local to the office; times are ignored for all-day entries. */
const wish = {
  title: z.string().trim().max(200).default(''),
  content: z.string().max(5000).default(''),
  allDay: z.boolean().default(true),
  startDay: Day,
  startTime: Time.default('00:00'),
  endDay: Day,
  endTime: Time.default('23:59'),
  urgency: Urgency.default('normal'),
  color: Colour.default('blue'),
  /** Code of an entry of the dictionary `scheduleType`; empty for none. */
  category: z.string().max(60).default(''),
  /** Files uploaded by the caller, visible to all participants. */
  files: z
    .array(z.object({ fileId: Id }))
    .max(20)
    .default([]),
  reminder: Reminder.default({ kind: 'none' }),
  repetition: z.enum(['none', 'daily', 'weekly', 'monthly', 'yearly']).default('none'),
  /** Last day of the recurrence. */
  repeatsUntil: Day.nullable().default(null),
  /** Other participants. */
  toUserIds: z.array(Id).max(200).default([]),
}
const refused = [
  'schedules.noTitle',
  'schedules.endsBeforeStart',
  'schedules.repeatsTooShort',
  'schedules.repeatsTooOften',
  'schedules.tooManyInvitations',
  'schedules.personUnknown',
  'schedules.categoryUnknown',
  'files.notFound',
  'files.notReady',
] as const

export const ScheduleInput = z.object(wish)
export type ScheduleInput = z.infer<typeof ScheduleInput>

/** What a participant said to an invitation; the creator has accepted. */
const Answer = z.enum(['pending', 'accepted', 'tentative', 'declined'])

const Entry = z.object({
  id: Id,
  /** Id shared by all entries of one schedule. */
  groupId: Id,
  title: z.string(),
  allDay: z.boolean(),
  startDay: Day,
  startTime: Time,
  endDay: Day,
  endTime: Time,
  urgency: Urgency,
  color: Colour,
  /** In the reader's language; empty for none. */
  categoryName: z.string(),
  creator: PersonRef,
  /** The reader's own answer. */
  answer: Answer,
})
export type ScheduleEntry = z.infer<typeof Entry>

const EntryDetail = Entry.extend({
  content: z.string(),
  category: z.string(),
  files: z.array(StoredFile.omit({ state: true })),
  reminder: Reminder,
  repetition: wish.repetition,
  repeatsUntil: Day.nullable(),
  participants: z.array(PersonRef.extend({ answer: Answer })),
  /** Its author may change it; participants may answer the invitation or leave it. */
  can: z.object({ edit: z.boolean(), remove: z.boolean(), answer: z.boolean() }),
})
export type ScheduleDetail = z.infer<typeof EntryDetail>

const Invitation = Entry.extend({ repetition: wish.repetition, repeatsUntil: Day.nullable() })

/** Only this entry, this and later ones, or all. */
const Which = z.enum(['this', 'later', 'all'])

export const schedules = {
  list: endpoint({
    method: 'GET',
    path: '/api/system/Schedule',
    access: 'member',
    summary: 'List the events in your calendar in a date range, in order; invitations join it once accepted',
    input: z.object({ startTime: Day, endTime: Day }),
    output: z.object({ list: z.array(Entry) }),
    refusals: ['schedules.rangeTooLong'],
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/api/system/Schedule/Invitations',
    access: 'member',
    summary: 'List your unanswered invitations that are not over, a series by its next event',
    input: z.object({}),
    output: z.object({ list: z.array(Invitation) }),
    refusals: [],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/system/Schedule/detail',
    access: 'member',
    summary: 'Get a calendar event you created or take part in',
    input: z.object({ groupId: Id, id: Id }),
    output: EntryDetail,
    refusals: ['schedules.notFound'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/system/Schedule',
    access: 'member',
    summary: 'Create a calendar event for you and invite others to it',
    input: ScheduleInput,
    output: z.object({ id: Id, groupId: Id }),
    refusals: [...refused],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/system/Schedule/:id/:which',
    access: 'member',
    summary: 'Update this event, this and later events, or all events of a series',
    input: ScheduleInput.extend({ id: Id, which: Which }),
    output: z.object({ id: Id, groupId: Id }),
    refusals: [...refused, 'schedules.notFound', 'schedules.notYours'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/system/Schedule/:id/:which/Answer',
    access: 'member',
    summary: 'Accept or decline an invitation, for this event, this and later events, or the whole series',
    input: z.object({ id: Id, which: Which, answer: Answer.exclude(['pending']) }),
    output: Done,
    refusals: ['schedules.notFound', 'schedules.yourOwn'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/system/Schedule/:id/:which',
    access: 'member',
    summary: 'Cancel an event for all participants, or leave an event someone else created',
    input: z.object({ id: Id, which: Which }),
    output: Done,
    refusals: ['schedules.notFound'],
  }),
}
