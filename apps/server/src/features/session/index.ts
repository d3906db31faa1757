import type { Route } from '../../http/serve.ts'
import { currentUser } from './current-user.ts'
import {
  accountConfig,
  createFirstAdministrator,
  login,
  loginConfig,
  logout,
  socketTicket,
} from './log-in.ts'

export const session: readonly Route[] = [
  login,
  currentUser,
  logout,
  loginConfig,
  accountConfig,
  createFirstAdministrator,
  socketTicket,
]
