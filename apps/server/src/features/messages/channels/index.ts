import type { Route } from '../../../http/serve.ts'
import { saveRules, showRules } from './company-rules.ts'
import { muteCase, saveOwnChannels, showOwnChannels } from './own-channels.ts'

export { alertDue } from './alert-due.ts'
export { dispatchDue } from './dispatch-due.ts'

export const channels: readonly Route[] = [showOwnChannels, saveOwnChannels, muteCase, showRules, saveRules]
