import { z } from 'zod'
import { Id, Instant, PersonRef } from '../wire/endpoint.ts'

export const conversationKinds = ['direct', 'group', 'case'] as const
export const memberRoles = ['owner', 'admin', 'member'] as const
export const sentKinds = ['text', 'image', 'file', 'voice', 'location', 'case'] as const

/** The place of a message in its conversation: 1..n, without a gap. */
export const Sequence = z.coerce.number().int().min(0).max(2_147_483_647)

export const ChatFile = z.object({
  fileId: Id,
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
  /** Of a picture in pixels, of a recording in seconds; 0 where unknown. */
  width: z.number().int(),
  height: z.number().int(),
  seconds: z.number().int(),
  /** How loud a recording is, from start to end, 0 to 100; empty where unknown. */
  waveform: z.array(z.number().int()),
})
export type ChatFile = z.infer<typeof ChatFile>

export const ChatPlace = z.object({
  name: z.string().trim().max(200),
  address: z.string().trim().max(500),
  lng: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
})

/** What happened to a conversation, told as a message. */
const ChatEvent = z.object({
  name: z.enum(['created', 'added', 'removed', 'left', 'renamed', 'owner', 'strict', 'open', 'evidence']),
  by: PersonRef.nullable(),
  people: z.array(PersonRef),
  text: z.string(),
})

/** A message as every member sees it, and at which revision of the conversation. */
export const ChatMessage = z.object({
  conversationId: Id,
  sequence: z.number().int(),
  revision: z.number().int(),
  /** The id that the sender's device chose. */
  clientId: z.string().nullable(),
  kind: z.enum([...sentKinds, 'event']),
  /** Null: the product tells what happened. */
  sender: PersonRef.nullable(),
  text: z.string(),
  file: ChatFile.nullable(),
  /** Whether and how a reader sees the case is asked of the case. */
  caseId: Id.nullable(),
  place: ChatPlace.nullable(),
  event: ChatEvent.nullable(),
  replyTo: z
    .object({ sequence: z.number().int(), sender: PersonRef.nullable(), kind: z.string(), text: z.string() })
    .nullable(),
  mentions: z.array(Id),
  mentionsAll: z.boolean(),
  reactions: z.array(z.object({ emoji: z.string(), personIds: z.array(Id) })),
  sentAt: Instant,
  editedAt: Instant.nullable(),
  /** A recalled message has no content any more. */
  recalledAt: Instant.nullable(),
  /** Whether a moderator recalled it. */
  isRemoved: z.boolean(),
  isPinned: z.boolean(),
  /** Whether it is evidence of the case that the conversation is about; then it is neither edited nor recalled. */
  isEvidence: z.boolean(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** A conversation in one's list. The first eight fields are those of the inherited interface. */
export const ConversationRow = z.object({
  /** The colleague of a direct conversation, otherwise the conversation. */
  id: Id,
  account: z.string(),
  headIcon: z.string(),
  realName: z.string(),
  latestMessage: z.string(),
  /** Milliseconds since 1970; 0 without a message. */
  latestDate: z.number().int(),
  /** The kind of the last message, `blocked` of somebody whom the reader blocked; empty without one. */
  messageType: z.string(),
  /** Without messages of people whom the reader blocked. */
  unreadMessage: z.number().int(),
  /** The places of those. */
  unseen: z.array(z.number().int()),
  conversationId: Id,
  kind: z.enum(conversationKinds),
  lastSequence: z.number().int(),
  readSequence: z.number().int(),
  lastRevision: z.number().int(),
  isMuted: z.boolean(),
  isPinned: z.boolean(),
  /** Who sent the last message; empty for what the product tells. */
  latestSender: z.string(),
  isLatestRecalled: z.boolean(),
  /** Whether an unread message mentions the reader. */
  mentionsMe: z.boolean(),
})
export type ConversationRow = z.infer<typeof ConversationRow>

export const ConversationMember = z.object({
  person: PersonRef,
  role: z.enum(memberRoles),
  readSequence: z.number().int(),
  /** Whether they may not write now; said to those who run the group. */
  isBarred: z.boolean(),
  /** Whether the reader may block them: one of the two is of another company. */
  mayBlock: z.boolean(),
})

/** A conversation that is open before somebody. */
export const Conversation = z.object({
  id: Id,
  kind: z.enum(conversationKinds),
  /** Of a direct conversation the name of the other. */
  name: z.string(),
  /** The other of a direct conversation. */
  peerId: Id.nullable(),
  caseId: Id.nullable(),
  isStrict: z.boolean(),
  /** Whether the reader may make its messages evidence of the case it is about. */
  mayMark: z.boolean(),
  lastSequence: z.number().int(),
  lastRevision: z.number().int(),
  members: z.array(ConversationMember),
  own: z.object({
    role: z.enum(memberRoles),
    readSequence: z.number().int(),
    /** The first message that the reader can see is the next one. */
    hiddenSequence: z.number().int(),
    isMuted: z.boolean(),
    isPinned: z.boolean(),
    /** Whether the reader may not write now, and until when; null for good. */
    barred: z.object({ until: Instant.nullable() }).nullable(),
    /** Members whom the reader blocked; what they say is shown on demand. */
    blocked: z.array(Id),
  }),
})
export type Conversation = z.infer<typeof Conversation>
