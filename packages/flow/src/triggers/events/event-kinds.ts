import { z } from 'zod'
import { approvalEvent } from './approval.ts'
import type { EventKind } from './event-kind.ts'
import { noticeEvent } from './notice.ts'
import { recordEvent } from './record.ts'
import { timeEvent } from './time.ts'
import { webhookEvent } from './webhook.ts'

/** The register: a new event is its file, one line here and one in the union; the server says when it happens. */
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
