import type { Route } from '../../http/serve.ts'
import { accessKeys } from './access-keys/index.ts'
import { applications } from './applications/index.ts'
import { externalLink } from './external-link.ts'
import { icons } from './icons/index.ts'
import { logs } from './logs/index.ts'
import { monitor } from './monitor/index.ts'
import { onlineUsers } from './online-users/index.ts'
import { phoneLinks } from './phone-links.ts'
import { rowChanges } from './row-changes/index.ts'
import { settings } from './settings/index.ts'
import { languagePack, version } from './version.ts'

export {
  type Application,
  allApplications,
  currentApplication,
  keepApplication,
  menuOf,
  nameIn,
  setApplicationHolders,
} from './applications/index.ts'
export { packIcons, refuseWrongIcon, type TravellingIcon, unpackIcons } from './icons/index.ts'
export { sayGone, sayThere } from './monitor/index.ts'
export {
  directoryAccount,
  insertOutboxMessage,
  mailAccount,
  openIdAccount,
  pictureAddress,
  repliesMailbox,
  samlAccount,
  samlOwnKey,
  smsAccount,
  socialAccount,
  workNoticeAccount,
} from './settings/index.ts'

export const system: readonly Route[] = [
  version,
  languagePack,
  externalLink,
  phoneLinks,
  ...applications,
  ...icons,
  ...settings,
  ...onlineUsers,
  ...logs,
  ...rowChanges,
  ...monitor,
  ...accessKeys,
]
