export { choosePassword, passwordNotice, setTemporaryPassword } from './change-password.ts'
export {
  type DecisionLink,
  findDecisionLink,
  forgetDecisionLinks,
  insertDecisionLink,
  takeDecisionLink,
} from './decision-link-store.ts'
export { requireFreshPerson, requireFreshSignIn } from './fresh-sign-in.ts'
export { hashToken, looksLikeToken, newToken } from './hash-token.ts'
export { describeDevice } from './history/describe-device.ts'
export { failureListener } from './history/failure-listener.ts'
export {
  findEarlierSignIn,
  findLastSignIn,
  forgetOldSignIns,
  listSignIns,
  recordSignIn,
  type SignInWay,
} from './history/sign-in-history.ts'
export type { SignedInPerson } from './known-devices.ts'
export { isInNetworks, isNetwork } from './networks.ts'
export { openSessions, type Sessions } from './open-sessions.ts'
export type { OpenedSession, Signing } from './opening.ts'
export {
  beginPasskey,
  listPasskeys,
  type RelyingParty,
  registerPasskey,
  relyingPartyOf,
  removeAllPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys/index.ts'
export {
  daysLeft,
  passwordEnds,
  passwordPolicy,
} from './passwords/password-policy.ts'
export { findPassword } from './passwords/password-store.ts'
export { drawPassword, hashPassword, isPassword, refuseWeakPassword } from './passwords/passwords.ts'
export { openProofs, type Proofs, spendProof } from './proofs/index.ts'
export { confirmEnrolment, enrolFactor, renewRecoveryCodes } from './second-factor.ts'
export { countRecoveryCodes, findFactor, hasFactor, removeFactor } from './second-factor-store.ts'
export { findAccount, refuseForeignNetwork } from './sign-in.ts'
export type { Proven } from './sign-in-steps.ts'
