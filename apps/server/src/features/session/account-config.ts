import { contract } from '@signet/contract'
import { serveAnyone } from '../../http/serve-anyone.ts'

/**
 * No account needs a captcha, since lock-out stops guessing; a constant answer reveals nothing about
 * accounts.
 */
export const accountConfig = serveAnyone(contract.session.accountConfig, () => ({
  enableVerificationCode: 0 as const,
  verificationCodeNumber: 4,
}))
