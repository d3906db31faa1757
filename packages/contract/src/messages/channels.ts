import { locales } from '@signet/std'
import { z } from 'zod'
import {
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
import { expecting, Revision } from '../wire/revision.ts'
import {
  channelRules,
  deliveryStates,
  messageChannels,
  noticeCategories,
  replyStates,
} from './channel-constants.ts'

const Category = z.enum(noticeCategories)
const Channel = z.enum(messageChannels)
/** The rule of every category and channel; a missing pair is `off`. */
const Rules = z.partialRecord(Category, z.partialRecord(Channel, z.enum(channelRules)))

/** A minute of the local day. */
const Minute = z.number().int().min(0).max(1439)
const Own = z.object({
  /** What the person wants other than the company; fixed pairs stay as they are. */
  choices: z.partialRecord(Category, z.partialRecord(Channel, z.boolean())),
  /** What is due in between goes out at its end; from after to is over midnight. */
  quiet: z.object({ from: Minute, to: Minute }).nullable(),
  /** Mails are gathered into one a day, sent then; null sends each at once. */
  digestAt: Minute.nullable(),
})

const Delivery = z.object({
  id: Id,
  person: PersonRef,
  channel: Channel,
  category: Category,
  at: Instant,
  state: z.enum(deliveryStates),
  isDigest: z.boolean(),
  /** The address it went to; empty before the first attempt. */
  target: z.string(),
  attempts: z.number().int(),
  nextAttemptAt: Instant.nullable(),
  triedAt: Instant.nullable(),
  /** Why the last attempt failed or nothing was sent, in the reader’s language; else empty. */
  reason: z.string(),
})

const TemplatePlace = z.object({ category: Category, channel: Channel, locale: z.enum(locales) })
/** `{name}` is a parameter; an empty body is for the words of the product. */
const Template = z.object({ subject: z.string().trim().max(200), body: z.string().trim().max(4000) })

const asAdministrator = { access: 'administrator' } as const

/** Messages that leave the product: the company’s rules, each person’s choices, and what became of them. */
export const channels = {
  own: endpoint({
    method: 'GET',
    path: '/api/message/Channels/Own',
    access: 'member',
    summary: 'Get by which channels you hear of what, and what of it you can change',
    input: Empty,
    output: Own.extend({
      /** Channels that the company uses for anything, and where you are reached; empty where you are not. */
      channels: z.array(z.object({ name: Channel, address: z.string() })),
      rules: Rules,
      mutedCases: z.array(z.object({ id: Id, title: z.string() })),
    }),
    refusals: [],
  }),
  saveOwn: endpoint({
    method: 'PUT',
    path: '/api/message/Channels/Own',
    access: 'member',
    summary: 'Choose by which channels you hear of what, and when',
    input: Own,
    output: Done,
    refusals: [],
  }),
  muteCase: endpoint({
    method: 'POST',
    path: '/api/message/Channels/Mute',
    access: 'member',
    summary: 'Hear of a case in the product alone, or by your channels again',
    input: z.object({ caseId: Id, isMuted: z.boolean() }),
    output: Done,
    refusals: ['approvals.notInvolved', 'approvals.caseNotFound'],
  }),
  pushKey: endpoint({
    method: 'GET',
    path: '/api/message/Channels/Push',
    access: 'member',
    summary:
      'Get the key that a browser subscribes to pushed messages with; empty where the server cannot push',
    input: Empty,
    output: z.object({ key: z.string() }),
    refusals: [],
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/message/Channels/Push',
    access: 'member',
    summary: 'Have messages pushed to a browser as long as your session lives',
    input: z.object({
      endpoint: z.string().max(2000),
      p256dh: z.string().regex(/^[\w-]{86,88}=?$/),
      auth: z.string().regex(/^[\w-]{21,24}={0,2}$/),
    }),
    output: Done,
    refusals: ['channels.pushRefused', 'outside.unknownHost', 'outside.innerAddress'],
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/api/message/Channels/Push',
    access: 'member',
    summary: 'Have no more messages pushed to a browser',
    input: z.object({ endpoint: z.string().max(2000) }),
    output: Done,
    refusals: [],
  }),
  rules: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/message/Channels/Rules',
    summary: 'Get which messages leave the product by which channel, and how the channels do',
    input: Empty,
    output: z.object({
      rules: Rules,
      revision: Revision,
      channels: z.array(
        z.object({
          name: Channel,
          /** Whether its account is set up and on. */
          isReady: z.boolean(),
          failingSince: Instant.nullable(),
          succeededAt: Instant.nullable(),
          waiting: z.number().int(),
          failed: z.number().int(),
        }),
      ),
    }),
    refusals: [],
  }),
  saveRules: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/message/Channels/Rules',
    summary: 'Save which messages leave the product by which channel',
    input: z.object({ rules: Rules, ...expecting }),
    output: Done,
    refusals: ['request.changedMeanwhile'],
  }),
  templates: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/message/Channels/Templates',
    summary: 'List what the company says in its own words, every version, the latest of each place first',
    input: Empty,
    output: z.object({
      list: z.array(
        TemplatePlace.extend({
          ...Template.shape,
          version: z.number().int(),
          by: PersonRef,
          changedAt: Instant,
        }),
      ),
    }),
    refusals: [],
  }),
  saveTemplate: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/message/Channels/Templates',
    summary: 'Save a version of a template',
    /** `version` is the latest that is known; 0 for none. */
    input: TemplatePlace.extend({ ...Template.shape, version: z.number().int().min(0).max(largestInteger) }),
    output: z.object({ version: z.number().int() }),
    refusals: ['channels.parameterUnknown', 'request.changedMeanwhile'],
  }),
  previewTemplate: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/message/Channels/Templates/Preview',
    summary: 'Fill a template with your latest message of its category, or with a sample',
    input: TemplatePlace.extend(Template.shape),
    onlyReads: true,
    output: z.object({ subject: z.string(), body: z.string(), isSample: z.boolean() }),
    refusals: ['channels.parameterUnknown'],
  }),
  testTemplate: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/message/Channels/Templates/Test',
    summary: 'Send a filled template to yourself',
    input: TemplatePlace.extend(Template.shape),
    isRepeatable: true,
    output: z.object({ target: z.string(), failure: z.string() }),
    refusals: ['channels.parameterUnknown', 'channels.notReachable'],
  }),
  deliveries: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/message/Channels/Deliveries',
    summary: 'List messages on their way, newest first; by channel, state or person',
    input: PageInput.extend({
      channel: Channel.optional(),
      state: z.enum(deliveryStates).optional(),
    }),
    output: pageOf(Delivery),
    refusals: [],
  }),
  replies: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/message/Channels/Replies',
    summary:
      'List mails that came in as answers to mails about requests, newest first, and how their mailbox does',
    input: PageInput.extend({ state: z.enum(replyStates).optional() }),
    output: pageOf(
      z.object({
        id: Id,
        at: Instant,
        fromAddress: z.string(),
        subject: z.string(),
        /** Whom the mail that it answers was for; empty where that is not known. */
        person: z.string(),
        caseTitle: z.string(),
        state: z.enum(replyStates),
        /** Why it became no comment, in the reader’s language. */
        reason: z.string(),
        /** Whether its sender got a mail that says why. */
        isAnswered: z.boolean(),
      }),
    ).extend({
      mailbox: z.object({
        isOn: z.boolean(),
        readAt: Instant.nullable(),
        failingSince: Instant.nullable(),
        reason: z.string(),
        /** Mails that could not be taken and are tried again. */
        retrying: z.number().int(),
      }),
    }),
    refusals: [],
  }),
  tryRepliesAgain: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/message/Channels/Replies/Again',
    summary: 'Try again to make comments of mails that were given up',
    input: z.object({ ids: z.array(Id).min(1).max(200) }),
    isRepeatable: true,
    output: z.object({ count: z.number().int() }),
    refusals: [],
  }),
  redeliver: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/message/Channels/Deliveries/Again',
    summary: 'Send failed messages again; ids, or all that failed in a channel',
    input: z.object({ ids: z.array(Id).max(200).default([]), channel: Channel.optional() }),
    isRepeatable: true,
    output: z.object({ count: z.number().int() }),
    refusals: [],
  }),
}
