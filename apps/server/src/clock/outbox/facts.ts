import { webhookEvents } from '@signet/contract'
import { z } from 'zod'
import { noticeKinds } from '../../people/inbox/index.ts'

const people = z.array(z.string()).readonly()

const NoticeFact = z.object({
  toPersonIds: people,
  kind: z.enum(noticeKinds),
  /** Key of a text, formatted in the reader's language with these parameters. */
  titleKey: z.string(),
  titleParams: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  body: z.string().default(''),
  caseId: z.string().nullish(),
  taskId: z.string().nullish(),
  senderId: z.string().nullish(),
  /** Wire number of the list of delegations to link to. */
  delegation: z.literal([1, 2, 3, 4]).nullish(),
  /** Calendar entry to link to; type 3 means deleted. */
  schedule: z.object({ type: z.literal([1, 2, 3]), groupId: z.string(), id: z.string() }).nullish(),
  /** Documents to link to. */
  documents: z.array(z.string()).readonly().nullish(),
  /** Announcement to link to; nothing is sent of one that was recalled meanwhile. */
  announcement: z.string().nullish(),
  /** Unique name of the fact: each person gets one notice per fact. */
  fact: z.string(),
  /** The trigger run that sent the notice. */
  cause: z.object({ run: z.string(), depth: z.number().int() }).optional(),
})

/**
 * People whose lists of approvals changed without a notice. `about` settles notices of a case: those of its closed
 * tasks, and all of the person who acted on it or opened it.
 */
const ListsChangedFact = z.object({
  personIds: people,
  about: z.object({ caseId: z.string(), by: z.string().nullable() }).optional(),
  /** Whether their messages changed too. */
  hasNotices: z.boolean().default(false),
})

/** A wait whose step should continue now. */
const StepWokenFact = z.object({ waitId: z.string() })

const WebhookEventsFact = z.object({
  /** The case or record; deliveries about one subject keep their order. */
  subject: z.string(),
  /** Subscriptions select cases by flow and records by form. */
  of: z.object({ kind: z.enum(['flow', 'form']), id: z.string() }),
  at: z.string(),
  events: z
    .array(z.object({ event: z.enum(webhookEvents), content: z.record(z.string(), z.json()) }))
    .readonly(),
})

const schemas = {
  notice: NoticeFact,
  listsChanged: ListsChangedFact,
  stepWoken: StepWokenFact,
  webhookEvents: WebhookEventsFact,
}

export type Topic = keyof typeof schemas

/** The parsed body of a fact, as its carrier gets it. */
export type FactBody<T extends Topic> = z.output<(typeof schemas)[T]>

/** A fact to deliver after commit; its schema is checked only on delivery. */
export type OutboxFact = {
  [T in Topic]: Readonly<{ topic: T; body: Readonly<z.input<(typeof schemas)[T]>> }>
}[Topic]

/** One topic's part of the union, for its producers. */
export type FactOf<T extends Topic> = Extract<OutboxFact, { topic: T }>

/** The content of a webhook event. */
export type WebhookContent = FactBody<'webhookEvents'>['events'][number]['content']

/** The schema of each topic. */
export const factSchemas: { readonly [T in Topic]: z.ZodType<FactBody<T>> } = schemas

export function isTopic(topic: string): topic is Topic {
  return Object.hasOwn(schemas, topic)
}
