import { webhookEvents } from '@signet/contract'
import { z } from 'zod'
import { noticeKinds } from '../inbox/index.ts'

const people = z.array(z.string()).readonly()

const NoticeFact = z.object({
  toPersonIds: people,
  kind: z.enum(noticeKinds),
  /** Key of a sentence, said in the reader's language with these parameters. */
  titleKey: z.string(),
  titleParams: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  body: z.string().default(''),
  caseId: z.string().nullish(),
  taskId: z.string().nullish(),
  senderId: z.string().nullish(),
  /** The list of delegations that it leads to. */
  delegation: z.literal([1, 2, 3, 4]).nullish(),
  /** The entry that it leads to; type 3: it is gone. */
  schedule: z.object({ type: z.literal([1, 2, 3]), groupId: z.string(), id: z.string() }).nullish(),
  /** The documents that it leads to. */
  documents: z.array(z.string()).readonly().nullish(),
  /** The name of what happened: each person gets one notice per fact. */
  fact: z.string(),
  /** The run of a trigger that sent it. */
  cause: z.object({ run: z.string(), depth: z.number().int() }).optional(),
})

/** People whose lists of approvals changed without a notice. */
const ListsChangedFact = z.object({ personIds: people })

/** A wait whose step should look again now. */
const StepWokenFact = z.object({ waitId: z.string() })

const WebhookEventsFact = z.object({
  /** The case or record; deliveries about one subject keep their order. */
  subject: z.string(),
  /** A case is subscribed to by its flow, a record by its form. */
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

/** Something that happened, to be carried out of the transaction that wrote it; checked by its schema only when carried. */
export type OutboxFact = {
  [T in Topic]: Readonly<{ topic: T; body: Readonly<z.input<(typeof schemas)[T]>> }>
}[Topic]

/** One topic's part of the union, for producers of one kind of fact. */
export type FactOf<T extends Topic> = Extract<OutboxFact, { topic: T }>

/** What a webhook is told of an event. */
export type WebhookContent = FactBody<'webhookEvents'>['events'][number]['content']

/** The schema of each topic. */
export const factSchemas: { readonly [T in Topic]: z.ZodType<FactBody<T>> } = schemas

export function isTopic(topic: string): topic is Topic {
  return Object.hasOwn(schemas, topic)
}
