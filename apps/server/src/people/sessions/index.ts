export { hashToken, looksLikeToken, newToken } from './hash-token.ts'
export { isInNetworks, isNetwork } from './networks.ts'
export { openSessions, type Sessions } from './open-sessions.ts'
export { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts'
