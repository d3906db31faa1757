import type { Route } from '../../../http/serve.ts'
import { askPasswordLink, setPasswordByLink } from './mailed-link.ts'
import { loginSms, resetCode, resetPassword, smsCode, smsOutbox } from './sms-ways.ts'

export { mailPasswordLink } from './mailed-link.ts'
export { sendInvitation } from './send-invitation.ts'

export const recovery: readonly Route[] = [
  askPasswordLink,
  setPasswordByLink,
  smsCode,
  loginSms,
  resetCode,
  resetPassword,
  smsOutbox,
]
