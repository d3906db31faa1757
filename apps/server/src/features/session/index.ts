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
import { passkeyLogins } from './passkeys/index.ts'
import { passwordMessage } from './password-message.ts'
import { recovery } from './recovery/index.ts'
import { registration } from './registration/index.ts'
import { scanLogin } from './scanning/index.ts'
import { singleSignOn } from './single-sign-on/index.ts'

export { mailPasswordLink, sendInvitation } from './recovery/index.ts'
export { findIdentityOf } from './single-sign-on/index.ts'

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
  ...recovery,
  ...registration,
  ...scanLogin,
  ...singleSignOn,
  ...passkeyLogins,
]
