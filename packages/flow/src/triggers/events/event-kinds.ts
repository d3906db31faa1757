import { z } from 'zod'
import { caseOutcomes } from '../../events/event-traits.ts'
import { freeDayRules, Schedule, ScheduleEnd } from '../schedule/schedule.ts'
import { type EventKind, eventKind } from './event-kind.ts'
import { noticeEvent } from './notice.ts'

/** A case of a flow has ended. */
const approvalEvent = eventKind({
  settings: z.object({
    kind: z.literal('approval'),
    flow: z.string().max(64).default(''),
    outcomes: z.array(z.enum(caseOutcomes)).max(4).default(['approved']),
  }),
  isWhole: ({ flow, outcomes }) => flow !== '' && outcomes.length > 0,
  hears: ({ flow, outcomes }) => outcomes.map((outcome) => caseOccurrence(flow, outcome)),
  about: ({ flow }) => ({ of: 'flow', id: flow }),
  hasPreviousValues: () => false,
  fields: () => [
    { key: 'case_id', type: 'text' },
    { key: 'case_title', type: 'text' },
    { key: 'outcome', type: 'text' },
    { key: 'launched_by', type: 'people' },
  ],
  who: 'launched_by',
})

/** Name of the occurrence that a case of a flow ended. */
export function caseOccurrence(flow: string, outcome: string): string {
  return `case:${flow}:${outcome}`
}

export const recordChangeKinds = ['added', 'updated', 'deleted'] as const
export type RecordChangeKind = (typeof recordChangeKinds)[number]

/** A record of a form was added, changed or deleted. */
const recordEvent = eventKind({
  settings: z.object({
    kind: z.literal('record'),
    form: z.string().max(64).default(''),
    changes: z.array(z.enum(recordChangeKinds)).max(3).default(['added']),
    /** Changes of these fields only; of all when empty. */
    changed: z.array(z.string().max(100)).max(100).default([]),
  }),
  isWhole: ({ form, changes }) => form !== '' && changes.length > 0,
  hears: ({ form, changes, changed }) =>
    changes.flatMap((change) =>
      change === 'updated' && changed.length > 0
        ? changed.map((field) => recordOccurrence(form, change, field))
        : [recordOccurrence(form, change)],
    ),
  about: ({ form }) => ({ of: 'form', id: form }),
  hasPreviousValues: ({ changes }) => changes.includes('updated'),
  fields: () => [
    { key: 'record_id', type: 'text' },
    { key: 'change', type: 'text' },
    { key: 'done_by', type: 'people' },
  ],
  who: 'done_by',
})

/** Name of a change of a record, or of one of its fields. */
export function recordOccurrence(form: string, change: RecordChangeKind, field?: string): string {
  return ['record', form, change, ...(field === undefined ? [] : [field])].join(':')
}

export const webhookColumnTypes = ['text', 'number', 'boolean'] as const
export const webhookTypes = [...webhookColumnTypes, 'rows'] as const

/** A field key, as in forms. */
const WebhookKey = z
  .string()
  .max(40)
  .regex(/^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/)

const WebhookColumn = z.object({
  key: WebhookKey,
  /** Path inside an element of the list; empty for the element as a whole. */
  path: z.string().max(300),
  type: z.enum(webhookColumnTypes).default('text'),
})
export type WebhookColumn = z.infer<typeof WebhookColumn>

export const WebhookField = z.object({
  key: WebhookKey,
  /** Path in the sent JSON: names and indexes separated by dots, `order.lines.0.sku`. */
  path: z.string().min(1).max(300),
  /** `rows` takes every element of the list at the path. */
  type: z.enum(webhookTypes).default('text'),
  /** Values of each element; only of the type `rows`. */
  columns: z.array(WebhookColumn).max(50).default([]),
})
export type WebhookField = z.infer<typeof WebhookField>

/** Another system called the webhook. */
const webhookEvent = eventKind({
  settings: z.object({
    kind: z.literal('webhook'),
    /** Whether a call must be signed. */
    isSigned: z.boolean().default(false),
    fields: z.array(WebhookField).max(100).default([]),
  }),
  isWhole: ({ fields }) => areDistinct(fields) && fields.every(hasColumns),
  hears: () => [],
  about: () => undefined,
  hasPreviousValues: () => false,
  fields: ({ fields }) =>
    fields.map(({ key, type, columns }) =>
      type === 'rows'
        ? { key, type, columns: columns.map((column) => ({ key: column.key, type: column.type })) }
        : { key, type },
    ),
  who: undefined,
})

function areDistinct(fields: readonly Readonly<{ key: string }>[]): boolean {
  return new Set(fields.map(({ key }) => key)).size === fields.length
}

/** Whether a list has columns, which have names of their own; `id` is the row. */
function hasColumns({ type, columns }: WebhookField): boolean {
  if (type !== 'rows') return true
  return columns.length > 0 && areDistinct(columns) && columns.every(({ key }) => key !== 'id')
}

const settings = z.object({
  kind: z.literal('time'),
  schedule: Schedule.default({ every: 'day', at: '09:00' }),
  freeDays: z.enum(freeDayRules).default('run'),
  ends: ScheduleEnd.default({ kind: 'never' }),
})
export type TimeEvent = z.infer<typeof settings>

/** A scheduled time has come. */
const timeEvent = eventKind({
  settings,
  isWhole: ({ schedule }) => schedule.every !== 'week' || schedule.days.length > 0,
  hears: () => [],
  about: () => undefined,
  hasPreviousValues: () => false,
  fields: () => [
    { key: 'planned_at', type: 'text' },
    { key: 'count', type: 'number' },
  ],
  who: undefined,
})

/**
 * Register of trigger events: a new one is its settings, a line here and one in the union; the server reports its
 * occurrences.
 */
export const eventKinds = {
  record: recordEvent,
  time: timeEvent,
  notice: noticeEvent,
  webhook: webhookEvent,
  approval: approvalEvent,
} as const

export const TriggerEvent = z.discriminatedUnion('kind', [
  recordEvent.settings,
  timeEvent.settings,
  noticeEvent.settings,
  webhookEvent.settings,
  approvalEvent.settings,
])
export type TriggerEvent = z.infer<typeof TriggerEvent>

export function kindOfEvent({ kind }: TriggerEvent): EventKind<z.ZodType<TriggerEvent>> {
  return eventKinds[kind] as unknown as EventKind<z.ZodType<TriggerEvent>>
}
