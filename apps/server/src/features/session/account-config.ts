import { contract } from '@signet/contract'
import { serveAnyone } from '../../http/serve-anyone.ts'

/** No account asks for a picture code: guessing ends at the lock-out. So the answer tells nothing about accounts. */
export const accountConfig = serveAnyone(contract.session.accountConfig, () => ({
  enableVerificationCode: 0 as const,
  verificationCodeNumber: 4,
}))
