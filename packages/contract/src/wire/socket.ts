import { z } from 'zod'
import { ChatMessage, Sequence } from '../messages/chat-views.ts'
import { Id } from './endpoint.ts'

const Count = z.number().int().min(0)

const Standing = z.object({
  id: Id,
  last: Count,
  read: Count,
  /** Places of unread messages of people whom the reader blocked; they do not count. */
  unseen: z.array(Count),
  isMuted: z.boolean(),
})

const Sent = {
  userId: z.string(),
  /** Milliseconds since 1970. */
  dateTime: z.number().int(),
  latestDate: z.number().int(),
  headIcon: z.string(),
  realName: z.string(),
  account: z.string(),
  messageType: z.string(),
  conversationId: Id,
  message: ChatMessage,
}

/** A text, or a file with its size or length. */
const Content = z.union([
  z.string(),
  z.object({
    path: z.string(),
    width: z.number().optional(),
    height: z.number().optional(),
    length: z.number().optional(),
  }),
])

/** Frames after the first may repeat the token of the socket; another token is refused. */
const Token = z.string().max(200).optional()

/**
 * Messages of a client (spec section 4): the socket sends nothing until OnConnection repeats the token or names the
 * ticket.
 */
export const ClientFrame = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('OnConnection'),
    token: z.string().max(200),
    mobileDevice: z.boolean(),
    systemId: z.string().max(80),
    /** Last sequence this client knows; when there were later frames, `changed` of all topics follows `initMessage`. */
    sequence: z.number().int().min(0).optional(),
  }),
  z.object({
    method: z.literal('SendMessage'),
    token: Token,
    /** The colleague; `conversationId` names a conversation in place of a colleague. */
    toUserId: Id.optional(),
    conversationId: Id.optional(),
    messageType: z.enum(['text', 'image', 'voice']).default('text'),
    /** A text, or the file of an image or a recording: its name is the id of a file of one's own. */
    messageContent: z.union([
      z.string().max(20_000),
      z.object({
        name: Id,
        width: z.number().int().min(0).max(100_000).optional(),
        height: z.number().int().min(0).max(100_000).optional(),
        length: z.number().min(0).max(600).optional(),
      }),
    ]),
    clientId: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
  }),
  z.object({
    method: z.literal('UpdateReadMessage'),
    token: Token,
    formUserId: Id.optional(),
    conversationId: Id.optional(),
    /** Up to which message; without it all. */
    sequence: Sequence.optional(),
  }),
  z.object({
    method: z.literal('MessageList'),
    token: Token,
    toUserId: Id.optional(),
    formUserId: Id.optional(),
    conversationId: Id.optional(),
    currentPage: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(30),
    sort: z.enum(['asc', 'desc']).default('desc'),
    keyword: z.string().trim().max(100).default(''),
  }),
  z.object({ method: z.literal('Typing'), token: Token, conversationId: Id }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

/**
 * Messages of the server. `sequence` counts a person's frames; `unreadTotalCount` is the count at that sequence, so
 * clients set their badge instead of incrementing it.
 */
export const ServerFrame = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('initMessage'),
    sequence: Count,
    onlineUsers: z.array(z.string()),
    unreadNums: z.array(
      z.object({
        sendUserId: z.string(),
        unreadNum: Count,
        defaultMessage: z.string(),
        defaultMessageType: z.string(),
        defaultMessageTime: z.number().int(),
      }),
    ),
    /** How far each conversation on the list goes, and how far the person has read. */
    conversations: z.array(Standing),
    unreadNoticeCount: Count,
    unreadMessageCount: Count,
    unreadSystemMessageCount: Count,
    unreadScheduleCount: Count,
    unreadTotalCount: Count,
    messageDefaultText: z.string(),
    messageDefaultTime: z.number().int(),
    userId: z.string(),
  }),
  z.object({
    method: z.literal('messagePush'),
    sequence: Count,
    id: z.string(),
    messageType: z.literal([1, 2, 3, 4]),
    title: z.string(),
    userId: z.string(),
    toUserId: z.array(z.string()),
    unreadNoticeCount: Count,
    unreadTotalCount: Count,
    messageDefaultTime: z.number().int(),
    caseId: z.string().optional(),
  }),
  /** Read state or lists changed without a notice: fetch again. */
  z.object({
    method: z.literal('changed'),
    sequence: Count,
    topics: z.array(z.enum(['notices', 'approvals', 'session', 'chat'])),
    unreadTotalCount: Count,
  }),
  /** What somebody sent, for their own devices. `message` holds its place and revision, so that a gap is seen. */
  z.object({
    method: z.literal('sendMessage'),
    ...Sent,
    toUserId: z.string(),
    toAccount: z.string(),
    toRealName: z.string(),
    toHeadIcon: z.string(),
    toMessage: Content,
  }),
  /** What somebody sent, for the others; `formUserId` is the sender, in a group the group. */
  z.object({
    method: z.literal('receiveMessage'),
    ...Sent,
    formUserId: z.string(),
    formMessage: Content,
    /** The reader blocked the sender, so that the message does not count as unread. */
    isUnseen: z.boolean().optional(),
  }),
  /** A message was edited, recalled, reacted to or pinned. */
  z.object({ method: z.literal('chatChanged'), conversationId: Id, message: ChatMessage }),
  /** Somebody has read up to a message. */
  z.object({ method: z.literal('chatRead'), conversationId: Id, personId: Id, sequence: Count }),
  /** The list of conversations changed otherwise than by a message: fetch again. */
  z.object({ method: z.literal('chatList') }),
  z.object({ method: z.literal('typing'), conversationId: Id, personId: Id }),
  z.object({
    method: z.literal('messageList'),
    conversationId: z.string(),
    list: z.array(
      z.object({
        id: z.string(),
        sendUserId: z.string(),
        receiveUserId: z.string(),
        sendTime: z.number().int(),
        receiveTime: z.number().int().nullable(),
        content: Content,
        contentType: z.string(),
        /** 1: the other has read it. */
        state: z.literal([0, 1]),
      }),
    ),
    pagination: z.object({ total: Count, currentPage: Count, pageSize: Count }),
  }),
  /** A frame was not accepted, and why; the socket stays open. */
  z.object({
    method: z.literal('refused'),
    about: z.string(),
    refusal: z.string(),
    msg: z.string(),
    clientId: z.string().optional(),
  }),
  /** `refusal` is the code with which calls are refused from now on. */
  z.object({
    method: z.literal('logout'),
    msg: z.string(),
    token: z.string(),
    refusal: z.string().optional(),
  }),
  z.object({ method: z.literal('refresh'), msg: z.string() }),
  z.object({ method: z.literal('closeSocket') }),
  z.object({ method: z.literal('Online'), userId: z.string() }),
  z.object({ method: z.literal('Offline'), userId: z.string() }),
])
export type ServerFrame = z.infer<typeof ServerFrame>
