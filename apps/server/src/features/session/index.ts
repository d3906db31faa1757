import type { Route } from '../../http/serve.ts'
import { confirm } from './confirm.ts'
import { currentUser } from './current-user.ts'
import {
  accountConfig,
  createFirstAdministrator,
  login,
  loginCode,
  loginConfig,
  loginPassword,
  logout,
  socketTicket,
} from './log-in.ts'
import { passwordMessage } from './password-message.ts'

export const session: readonly Route[] = [
  login,
  loginCode,
  loginPassword,
  confirm,
  passwordMessage,
  currentUser,
  logout,
  loginConfig,
  accountConfig,
  createFirstAdministrator,
  socketTicket,
]
