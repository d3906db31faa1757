import { z } from 'zod'

const Count = z.number().int().min(0)

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
    topics: z.array(z.enum(['notices', 'approvals', 'session'])),
    unreadTotalCount: Count,
  }),
  z.object({ method: z.literal('logout'), msg: z.string(), token: z.string() }),
  z.object({ method: z.literal('refresh'), msg: z.string() }),
  z.object({ method: z.literal('closeSocket') }),
  z.object({ method: z.literal('Online'), userId: z.string() }),
  z.object({ method: z.literal('Offline'), userId: z.string() }),
])
export type ServerFrame = z.infer<typeof ServerFrame>
