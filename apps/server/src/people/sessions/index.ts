export { choosePassword, passwordNotice, setTemporaryPassword } from './change-password.ts'
export { failureListener } from './failure-listener.ts'
export { requireFreshSignIn } from './fresh-sign-in.ts'
export { hashToken, looksLikeToken, newToken } from './hash-token.ts'
export { isInNetworks, isNetwork } from './networks.ts'
export type { SignedInPerson } from './known-devices.ts'
export { openSessions, type Sessions } from './open-sessions.ts'
export {
  daysLeft,
  passwordEnds,
  passwordPolicy,
} from './password-policy.ts'
export { findPassword } from './password-store.ts'
export { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts'
export { confirmEnrolment, enrolFactor, factorPlace, renewRecoveryCodes } from './second-factor.ts'
export { countRecoveryCodes, findFactor, hasFactor, removeFactor } from './second-factor-store.ts'
export {
  findEarlierSignIn,
  findLastSignIn,
  forgetOldSignIns,
  listSignIns,
  recordSignIn,
} from './sign-in-history.ts'
export type { OpenedSession } from './sign-in-steps.ts'
