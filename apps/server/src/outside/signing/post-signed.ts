import type { Server } from '../../server.ts'
import { type PostResponse, postJson } from '../index.ts'
import { signatureHeaders } from './signature.ts'

type Message = Readonly<{
  url: string
  /** Constant across retries, so that the receiver can deduplicate. */
  id: string
  body: string
  secrets: readonly string[]
}>
type Limits = Readonly<{ milliseconds: number; bytes: number }>

/** Posts a signed body with id and time to a checked address. Refuses `outside.*`. */
export function postSigned(
  { outside, clock }: Pick<Server, 'outside' | 'clock'>,
  { url, id, body, secrets }: Message,
  limits: Limits,
): Promise<PostResponse> {
  const timestamp = String(Math.floor(clock() / 1000))
  const headers = {
    'content-type': 'application/json',
    ...signatureHeaders(secrets, { id, timestamp, body }),
  }
  return postJson(outside, { method: 'POST', url: new URL(url), headers, body }, limits)
}
