import { z } from 'zod'
import { Done, endpoint, Id, Instant, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'
import { chatBars, closingOutcomes, reportReasons } from './chat-constants.ts'
import { ChatFile, ChatMessage, ChatPlace, conversationKinds, Sequence, sentKinds } from './chat-views.ts'

const asModerator = { access: 'administrator', areas: ['moderation'] } as const
const Place = '/api/message/ChatReport' as const
const One = z.object({ id: Id })

/** A reported message in the words it had then. */
const Said = z.object({
  sender: PersonRef,
  kind: z.enum(sentKinds),
  text: z.string(),
  sentAt: Instant,
  editedAt: Instant.nullable(),
})

const Report = One.extend({
  said: Said,
  reporter: PersonRef,
  reason: z.enum(reportReasons),
  reportedAt: Instant,
  /** Null while it is open. */
  outcome: z.enum(closingOutcomes).nullable(),
  closedBy: PersonRef.nullable(),
  closedAt: Instant.nullable(),
})

/** Messages that people reported, and what moderators decided about them. A report never shows to whom it is about. */
export const chatReports = {
  report: endpoint({
    method: 'POST',
    path: '/api/message/chat/:id/messages/:sequence/report',
    access: 'member',
    summary: 'Report a message that you can see to the moderators of your company',
    input: One.extend({
      sequence: Sequence,
      reason: z.enum(reportReasons),
      words: z.string().trim().max(1000).default(''),
    }),
    /** False when you had reported it before; then nothing changes. */
    output: z.object({ isNew: z.boolean() }),
    isRepeatable: true,
    refusals: ['chat.notFound', 'chat.recalled', 'chatReports.own', 'chatReports.tooMany'],
  }),
  list: endpoint({
    ...asModerator,
    method: 'GET',
    path: Place,
    summary: 'List reported messages, newest report first, without those that you wrote',
    input: PageInput.extend({ state: z.enum(['open', 'closed']).optional() }),
    output: pageOf(Report).extend({
      /** While no one else is a moderator: reports about your messages wait for a second one. */
      isOnlyModerator: z.boolean(),
    }),
    refusals: [],
  }),
  open: endpoint({
    ...asModerator,
    method: 'GET',
    path: `${Place}/:id`,
    summary: 'Get a report: the message as it was, what became of it, and who did what about it',
    input: One,
    output: Report.extend({
      words: z.string(),
      closingNote: z.string(),
      file: ChatFile.nullable(),
      place: ChatPlace.nullable(),
      /** Null where the conversation is gone. */
      conversation: z.object({ kind: z.enum(conversationKinds), name: z.string() }).nullable(),
      /** What became of the message since. */
      now: z.enum(['same', 'edited', 'recalled', 'removed', 'gone']),
      isEvidence: z.boolean(),
      /** Whether its writer may not write there now, and until when; null for good. */
      barred: z.object({ until: Instant.nullable() }).nullable(),
      /** Reports of other people about the same message. */
      others: z.number().int(),
      /** Who can close it, at most five. */
      judges: z.array(PersonRef),
      trail: z.array(
        z.object({ at: Instant, by: PersonRef, what: z.enum(['reported', 'looked', 'closed']) }),
      ),
    }),
    refusals: ['chatReports.notFound'],
  }),
  look: endpoint({
    ...asModerator,
    method: 'POST',
    path: `${Place}/:id/Around`,
    summary: 'Read the few messages around a reported one; each look is written into the report',
    input: One,
    output: z.object({ list: z.array(ChatMessage) }),
    isRepeatable: true,
    refusals: ['chatReports.notFound'],
  }),
  lift: endpoint({
    ...asModerator,
    method: 'POST',
    path: `${Place}/:id/Lift`,
    summary: 'Let the writer of a reported message write in that conversation again',
    input: One,
    output: Done,
    refusals: ['chatReports.notFound'],
  }),
  close: endpoint({
    ...asModerator,
    method: 'POST',
    path: `${Place}/:id/Close`,
    summary:
      'Close all reports about a message, remove the message, and bar its writer from the conversation',
    input: One.extend({
      outcome: z.enum(closingOutcomes),
      note: z.string().trim().max(1000).default(''),
      /** Only where the report was right, and never in a conversation of two. */
      bar: z.enum(chatBars).default('none'),
    }),
    output: Done,
    refusals: [
      ...(['chatReports.notFound', 'chatReports.closed', 'chatReports.messageGone'] as const),
      ...(['chatReports.noBar', 'chat.isEvidence'] as const),
    ],
  }),
}
