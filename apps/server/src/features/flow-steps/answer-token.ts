import { createHmac } from 'node:crypto'

/** The token with which a wait may be answered: known to nobody but the flow and whoever it was sent to. */
export function answerToken(secret: string, wait: string): string {
  return createHmac('sha256', secret).update(`answer ${wait}`).digest('base64url')
}
