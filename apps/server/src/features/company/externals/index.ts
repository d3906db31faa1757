import type { Route } from '../../../http/serve.ts'
import {
  endExternal,
  endMany,
  extendExternal,
  extendMany,
  inviteAgain,
  inviteExternal,
  inviteManyAgain,
} from './change-externals.ts'
import { listExternals } from './list-externals.ts'

export { closeDue } from './close-due.ts'
export { deliverInvitations } from './deliver-invitations.ts'

export const externals: readonly Route[] = [
  listExternals,
  inviteExternal,
  inviteAgain,
  extendExternal,
  endExternal,
  inviteManyAgain,
  extendMany,
  endMany,
]
