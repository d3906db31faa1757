import type { Route } from '../../../http/serve.ts'
import { endExternal, extendExternal, inviteAgain, inviteExternal } from './change-externals.ts'
import { listExternals } from './list-externals.ts'

export { closeDue } from './close-due.ts'
export { deliverInvitations } from './deliver-invitations.ts'

export const externals: readonly Route[] = [
  listExternals,
  inviteExternal,
  inviteAgain,
  extendExternal,
  endExternal,
]
