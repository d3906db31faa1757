import type { Route } from '../../http/serve.ts'
import { accountConfig } from './account-config.ts'
import { createFirstAdministrator } from './create-first-administrator.ts'
import { currentUser } from './current-user.ts'
import { login } from './login.ts'
import { loginConfig } from './login-config.ts'
import { logout } from './logout.ts'
import { socketTicket } from './socket-ticket.ts'

export const session: readonly Route[] = [
  login,
  currentUser,
  logout,
  loginConfig,
  accountConfig,
  createFirstAdministrator,
  socketTicket,
]
