import type { Route } from '../../http/serve.ts'
import { currentUser } from './current-user.ts'
import { createFirstAdministrator, login, logout, socketTicket } from './log-in.ts'
import { accountConfig, loginConfig } from './login-config.ts'

export const session: readonly Route[] = [
  login,
  currentUser,
  logout,
  loginConfig,
  accountConfig,
  createFirstAdministrator,
  socketTicket,
]
