import type { Route } from '../../../http/serve.ts'
import { declineAccessRequest, grantAccess, listPendingAccess } from './answer-access.ts'
import { askForAccess, explainAccess } from './ask-for-access.ts'
import {
  declineLaunchRequest,
  grantLaunchRequest,
  listLaunchRequests,
  openLaunchRequest,
  previewLaunchRequest,
} from './launch-requests.ts'

export { expireAccess } from './expire-access.ts'

export const accessRequests: readonly Route[] = [
  explainAccess,
  askForAccess,
  listPendingAccess,
  grantAccess,
  declineAccessRequest,
  listLaunchRequests,
  openLaunchRequest,
  previewLaunchRequest,
  grantLaunchRequest,
  declineLaunchRequest,
]
