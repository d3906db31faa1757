import { z } from 'zod'
import { NamedPeopleHolder, PeopleHolder } from '../organization/holder.ts'
import {
  Day,
  Done,
  Empty,
  endpoint,
  Id,
  Instant,
  largestInteger,
  PageInput,
  PersonRef,
  pageOf,
} from '../wire/endpoint.ts'

const states = ['draft', 'scheduled', 'published', 'recalled'] as const
const State = z.enum(states)

const AnnouncementFile = z.object({ fileId: Id, name: z.string(), size: z.number().int(), type: z.string() })

/** What an administrator writes. */
const Wish = z.object({
  title: z.string().trim().min(1).max(200),
  /** HTML, sanitized when it is stored. */
  body: z.string().max(500_000),
  holders: z.array(PeopleHolder).min(1).max(200),
  /** Ids of files that the writer uploaded, or that it has already. */
  fileIds: z.array(Id).max(20).default([]),
  needsConfirmation: z.boolean().default(false),
  /** The last day on which it stays above the other messages. */
  pinnedUntil: Day.nullable().default(null),
})

const Listed = z.object({
  id: Id,
  title: z.string(),
  state: State,
  author: PersonRef,
  needsConfirmation: z.boolean(),
  pinnedUntil: Day.nullable(),
  publishAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  changedAt: Instant,
})

/** Numbers of people it is for today, and of those who read and confirmed what is asked of them. */
const Counts = z.object({ people: z.int(), read: z.int(), confirmed: z.int() })

const Opened = Listed.extend({
  body: z.string(),
  holders: z.array(NamedPeopleHolder),
  files: z.array(AnnouncementFile),
  revision: z.int(),
  edition: z.int(),
  recalledAt: Instant.nullable(),
  counts: Counts,
  editions: z.array(
    z.object({ edition: z.int(), title: z.string(), text: z.string(), editor: PersonRef, at: Instant }),
  ),
})

/** An announcement as one of its readers sees it beside its text. */
export const ReadAnnouncement = z.object({
  id: Id,
  edition: z.int(),
  files: z.array(AnnouncementFile),
  needsConfirmation: z.boolean(),
  confirmedAt: Instant.nullable(),
})

const asWriter = { access: 'administrator', areas: ['announcements'] } as const
const named = { id: Id, revision: z.int().max(largestInteger) }
const changing = ['announcements.notFound', 'announcements.changedMeanwhile'] as const
const writing = [
  'announcements.empty',
  'announcements.tooLong',
  'organization.notFound',
  'files.notFound',
  'files.notReady',
] as const

/** Announcements of the company: written by administrators, read as messages. */
export const announcements = {
  list: endpoint({
    ...asWriter,
    method: 'GET',
    path: '/api/message/Notice',
    summary: 'List announcements, latest change first',
    input: PageInput.extend({ state: State.optional() }),
    output: pageOf(Listed),
    refusals: [],
  }),
  create: endpoint({
    ...asWriter,
    method: 'POST',
    path: '/api/message/Notice',
    summary: 'Create a draft of an announcement',
    input: Wish,
    output: z.object({ id: Id }),
    refusals: [...writing],
  }),
  open: endpoint({
    ...asWriter,
    method: 'GET',
    path: '/api/message/Notice/:id',
    summary: 'Get an announcement with its editions and the numbers of its readers',
    input: z.object({ id: Id }),
    output: Opened,
    refusals: ['announcements.notFound'],
  }),
  edit: endpoint({
    ...asWriter,
    method: 'PUT',
    path: '/api/message/Notice/:id',
    summary:
      'Update an announcement; once published this makes a new edition, which `asksAgain` sends to its readers again',
    input: Wish.extend({ ...named, asksAgain: z.boolean().default(false) }),
    output: Done,
    refusals: [...changing, ...writing, 'announcements.recalled'],
  }),
  remove: endpoint({
    ...asWriter,
    method: 'DELETE',
    path: '/api/message/Notice/:id',
    summary: 'Delete a draft, or a recalled announcement',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['announcements.notFound', 'announcements.recallFirst'],
  }),
  release: endpoint({
    ...asWriter,
    method: 'PUT',
    path: '/api/message/Notice/:id/Actions/Release',
    summary: 'Publish a draft, at once or at a time',
    input: z.object({ ...named, at: Instant.nullable().default(null) }),
    output: Done,
    refusals: [
      ...changing,
      'announcements.recalled',
      'announcements.isPublished',
      'announcements.past',
      'announcements.noReaders',
    ],
  }),
  recall: endpoint({
    ...asWriter,
    method: 'PUT',
    path: '/api/message/Notice/:id/Actions/Recall',
    summary: 'Recall an announcement, so that no one can read it, or stop one that waits for its time',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['announcements.notFound', 'announcements.notPublished'],
  }),
  receipts: endpoint({
    ...asWriter,
    method: 'GET',
    path: '/api/message/Notice/:id/Receipts',
    summary: 'List the people an announcement is for, and who read and confirmed it',
    input: PageInput.omit({ cursor: true }).extend({
      id: Id,
      only: z.enum(['read', 'unread', 'confirmed', 'unconfirmed']).optional(),
    }),
    output: z.object({
      list: z.array(
        z.object({
          person: PersonRef,
          department: z.string(),
          readAt: Instant.nullable(),
          confirmedAt: Instant.nullable(),
        }),
      ),
      pagination: z.object({ currentPage: z.int(), pageSize: z.int(), total: z.int() }),
    }),
    refusals: ['announcements.notFound'],
  }),
  remind: endpoint({
    ...asWriter,
    method: 'POST',
    path: '/api/message/Notice/:id/Actions/Remind',
    summary: 'Remind the people who have not read an announcement, or not confirmed it where that is asked',
    input: z.object({ id: Id }),
    output: z.object({ people: z.int() }),
    refusals: ['announcements.notFound', 'announcements.notPublished', 'announcements.justReminded'],
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/message/Announcement/Current',
    access: 'member',
    summary: 'List the announcements that are pinned for you or wait for your confirmation',
    input: Empty,
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          title: z.string(),
          publishedAt: Instant,
          isRead: z.boolean(),
          isPinned: z.boolean(),
          asksConfirmation: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/message/Announcement/:id/Confirm',
    access: 'member',
    summary: 'Confirm that you have read an edition of an announcement',
    input: z.object({ id: Id, edition: z.int().max(largestInteger) }),
    output: Done,
    refusals: ['notices.notFound', 'announcements.recalled', 'announcements.editedMeanwhile'],
  }),
}
