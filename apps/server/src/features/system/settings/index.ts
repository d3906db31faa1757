import type { Route } from '../../../http/serve.ts'
import { askOutside } from './ask-outside.ts'
import { providerAddresses } from './provider-addresses.ts'
import { listSettingChanges, listSettings } from './read-settings.ts'
import { saveSettings, undoSettings } from './save-settings.ts'
import { sendPicture } from './send-picture.ts'
import { testMail } from './test-mail.ts'
import { testMap } from './test-map.ts'
import { testSms } from './test-sms.ts'

export {
  directoryAccount,
  mailAccount,
  openIdAccount,
  repliesMailbox,
  samlAccount,
  samlOwnKey,
  smsAccount,
  socialAccount,
  workNoticeAccount,
} from './outside-accounts.ts'
export { pictureAddress } from './send-picture.ts'
export { insertOutboxMessage } from './sms-outbox-store.ts'

export const settings: readonly Route[] = [
  listSettings,
  saveSettings,
  listSettingChanges,
  undoSettings,
  providerAddresses,
  testMail,
  testSms,
  testMap,
  askOutside,
  sendPicture,
]
