import { createHmac } from 'node:crypto'

/** Returns the token for answering a wait, known only to the flow and the receiver of the request. */
export function answerToken(secret: string, wait: string): string {
  return createHmac('sha256', secret).update(`answer ${wait}`).digest('base64url')
}
