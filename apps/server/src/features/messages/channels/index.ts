import type { Route } from '../../../http/serve.ts'
import { saveRules, showRules } from './company-rules.ts'
import { listDeliveries, redeliver } from './deliveries.ts'
import { muteCase, saveOwnChannels, showOwnChannels } from './own-channels.ts'
import { showPushKey, subscribe, unsubscribe } from './push-devices.ts'
import { listTemplates, previewTemplate, saveTemplate, testTemplate } from './templates.ts'

export { deliverDue as deliverMessages } from './deliver-due.ts'
export { forgetOldMessages } from './deliveries.ts'
export { dispatchDue } from './dispatch-due.ts'

export const channels: readonly Route[] = [
  showOwnChannels,
  saveOwnChannels,
  muteCase,
  showPushKey,
  subscribe,
  unsubscribe,
  showRules,
  saveRules,
  listTemplates,
  saveTemplate,
  previewTemplate,
  testTemplate,
  listDeliveries,
  redeliver,
]
