import { hash } from 'node:crypto'

/** PKCE (RFC 7636): the challenge of a verifier, as parameters of the address that the browser is sent to. */
export function challengeOf(verifier: string) {
  return { code_challenge: hash('sha256', verifier, 'base64url'), code_challenge_method: 'S256' }
}
