export { hashToken, looksLikeToken, newToken } from './hash-token.ts'
export { openSessions, type Sessions } from './open-sessions.ts'
export { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts'
