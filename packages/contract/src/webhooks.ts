import { z } from 'zod'
import { Done, endpoint, Id, Instant, PageInput, pageOf } from './wire/endpoint.ts'
import { expecting, Revision } from './wire/revision.ts'

/** Events other systems can subscribe to. */
export const webhookEvents = [
  'case.launched',
  'case.approved',
  'case.rejected',
  'case.returned',
  'case.recalled',
  'case.terminated',
  'case.revoked',
  'task.created',
  'task.done',
  'record.added',
  'record.changed',
  'record.deleted',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Robots of group chats, each in its vendor's format. */
export const robotFormats = ['dingtalk', 'wecom', 'feishu'] as const
export type RobotFormat = (typeof robotFormats)[number]
/** `standard`: JSON, signed as Standard Webhooks has it. */
export const webhookFormats = ['standard', ...robotFormats] as const
const Format = z.enum(webhookFormats)

/** The secret that a vendor made for its robot; empty for none. */
const RobotSecret = z.string().trim().max(200)

const Settings = z.object({
  name: z.string().trim().min(1).max(100),
  url: z.string().trim().min(1).max(2000),
  isOn: z.boolean().default(true),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
  /** Only these flows; empty for all. */
  flowIds: z.array(Id).max(200).default([]),
  /** Only records of these forms; empty for all. */
  formIds: z.array(Id).max(200).default([]),
  /** Whether form values are included. */
  withValues: z.boolean().default(false),
})

const Standing = z.object({
  id: Id,
  /** Since when deliveries fail. */
  failingSince: Instant.nullable(),
  /** When it was switched off because deliveries failed. */
  stoppedAt: Instant.nullable(),
  /** Until when deliveries pause after repeated failures. */
  restsUntil: Instant.nullable(),
  changedAt: Instant,
})

const Delivery = z.object({
  id: Id,
  /** One of `webhookEvents`, or `webhook.test`. */
  event: z.string(),
  at: Instant,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  nextAttemptAt: Instant.nullable(),
  triedAt: Instant.nullable(),
  milliseconds: z.number().int().nullable(),
  /** Last HTTP status; null without an answer. */
  status: z.number().int().nullable(),
  /** Error in the reader's language; empty when delivered. */
  reason: z.string(),
})

const asAdministrator = { access: 'administrator' } as const
const settingRefusals = ['webhooks.urlInvalid', 'secrets.noKey'] as const

/** Outgoing webhooks. Secrets are shown once, on creation. */
export const webhooks = {
  list: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/Webhook',
    summary: 'List webhooks',
    input: PageInput,
    output: pageOf(
      Settings.pick({ name: true, url: true, isOn: true, events: true }).extend({
        ...Standing.shape,
        format: Format,
        /** Deliveries of the last seven days, and the failed ones. */
        deliveries: z.number().int(),
        failures: z.number().int(),
      }),
    ),
    refusals: [],
  }),
  open: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/Webhook/:id',
    summary: 'Get a webhook',
    input: z.object({ id: Id }),
    output: Settings.extend({
      ...Standing.shape,
      format: Format,
      /** Until when deliveries are also signed with the previous secret. */
      formerUntil: Instant.nullable(),
      revision: Revision,
    }),
    refusals: ['webhooks.notFound'],
  }),
  create: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/Webhook',
    summary:
      'Create a webhook; its secret is only returned once, that of a robot is given and never returned',
    input: Settings.extend({ format: Format.default('standard'), robotSecret: RobotSecret.default('') }),
    answersSecret: true,
    takesSecret: true,
    output: z.object({ id: Id, secret: z.string() }),
    refusals: ['webhooks.tooMany', ...settingRefusals],
  }),
  update: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/system/Webhook/:id',
    summary: 'Update a webhook; turning it off drops waiting deliveries',
    input: Settings.extend({ id: Id, ...expecting }),
    output: Done,
    refusals: ['request.changedMeanwhile', 'webhooks.notFound', 'webhooks.urlInvalid'],
  }),
  remove: endpoint({
    ...asAdministrator,
    method: 'DELETE',
    path: '/api/system/Webhook/:id',
    summary: 'Delete a webhook with its deliveries',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['webhooks.notFound'],
  }),
  setRobotSecret: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/Webhook/:id/Actions/RobotSecret',
    summary: 'Replace the secret that a vendor made for its robot; an empty one signs nothing',
    input: z.object({ id: Id, robotSecret: RobotSecret }),
    takesSecret: true,
    output: Done,
    refusals: ['webhooks.notFound', 'webhooks.notRobot', 'secrets.noKey'],
  }),
  rotateSecret: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/Webhook/:id/Actions/RotateSecret',
    summary:
      'Replace the secret of a webhook; the new one is only returned once, the old one also signs for another day',
    input: z.object({ id: Id }),
    answersSecret: true,
    output: z.object({ secret: z.string(), formerUntil: Instant }),
    refusals: ['webhooks.notFound', 'webhooks.isRobot', 'secrets.noKey'],
  }),
  test: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/Webhook/:id/Actions/Test',
    summary: 'Send a test delivery now, even while the webhook is off',
    input: z.object({ id: Id }),
    output: z.object({ id: Id }),
    refusals: ['webhooks.notFound'],
  }),
  deliveries: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/Webhook/:id/Deliveries',
    summary: 'List deliveries, sent and waiting, newest first',
    input: PageInput.omit({ keyword: true }).extend({ id: Id }),
    output: pageOf(Delivery),
    refusals: ['webhooks.notFound'],
  }),
  openDelivery: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/Webhook/Deliveries/:deliveryId',
    summary: 'Get a delivery: its payload and the beginning of the response',
    input: z.object({ deliveryId: Id }),
    output: Delivery.extend({ body: z.string(), answer: z.string() }),
    refusals: ['webhooks.deliveryNotFound'],
  }),
  redeliver: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/Webhook/Deliveries/:deliveryId/Actions/Redeliver',
    summary: 'Redeliver once now, with the same ID',
    input: z.object({ deliveryId: Id }),
    output: Done,
    refusals: ['webhooks.deliveryNotFound', 'webhooks.stillWaiting'],
  }),
}
