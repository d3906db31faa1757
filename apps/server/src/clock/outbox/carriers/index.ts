import type { Carriers } from '../carrier.ts'
import { carryListsChanged } from './carry-lists-changed.ts'
import { carryNotices } from './carry-notices.ts'
import { carryWebhookEvents } from './carry-webhook-events.ts'
import { carryWokenSteps } from './carry-woken-steps.ts'

/** The carrier of each topic. */
export const carriers: Carriers = {
  notice: carryNotices,
  listsChanged: carryListsChanged,
  stepWoken: carryWokenSteps,
  webhookEvents: carryWebhookEvents,
}
