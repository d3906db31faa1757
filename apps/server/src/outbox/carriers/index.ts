import type { Carrier } from '../carrier.ts'
import { listsChanged } from './lists-changed.ts'
import { notice } from './notice.ts'
import { stepWoken } from './step-woken.ts'
import { webhookEvents } from './webhook-events.ts'

/** Who carries which topic. A topic joins here, in one line. */
export const carriers: Readonly<Record<string, Carrier>> = {
  notice,
  listsChanged,
  stepWoken,
  webhookEvents,
} as Readonly<Record<string, Carrier>>
