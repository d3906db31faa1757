import type { Route } from '../../../http/serve.ts'
import { listDeliveries, redeliver } from './deliveries.ts'
import { showPushKey, subscribe, unsubscribe } from './push-devices.ts'
import { listTemplates, previewTemplate, saveTemplate, testTemplate } from './templates.ts'

export { channelKind, isChannel } from './channel-kinds.ts'
export { deliverDue as deliverMessages } from './deliver-due.ts'
export { forgetOldMessages } from './deliveries.ts'
export { type NewAlert, type NewDelivery, queueAlerts, queueDeliveries } from './delivery-store.ts'
export { countQueues, loadStates } from './state-store.ts'

export const deliveries: readonly Route[] = [
  showPushKey,
  subscribe,
  unsubscribe,
  listTemplates,
  saveTemplate,
  previewTemplate,
  testTemplate,
  listDeliveries,
  redeliver,
]
