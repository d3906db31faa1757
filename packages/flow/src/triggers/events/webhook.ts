import { z } from 'zod'
import { eventKind } from './event-kind.ts'

export const webhookTypes = ['text', 'number', 'boolean'] as const

const WebhookField = z.object({
  /** As a form knows its fields. */
  key: z
    .string()
    .max(40)
    .regex(/^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/),
  /** Where it stands in what is sent: names and places with dots between, `order.lines.0.sku`. */
  path: z.string().min(1).max(300),
  type: z.enum(webhookTypes).default('text'),
})
export type WebhookField = z.infer<typeof WebhookField>

/** Another system has called. */
export const webhookEvent = eventKind({
  settings: z.object({
    kind: z.literal('webhook'),
    /** Whether a call must be signed. */
    isSigned: z.boolean().default(false),
    fields: z.array(WebhookField).max(100).default([]),
  }),
  isWhole: ({ fields }) => new Set(fields.map(({ key }) => key)).size === fields.length,
  hears: () => [],
  about: () => undefined,
  fields: ({ fields }) => fields.map(({ key, type }) => ({ key, type })),
})
