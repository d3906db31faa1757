import { type Posted, postJson } from '../outside/index.ts'
import type { Server } from '../server.ts'
import { signatureHeaders } from './signature.ts'

type Message = Readonly<{
  url: string
  /** The same however often it is sent, so that the other side can tell what it has had. */
  id: string
  body: string
  secrets: readonly string[]
}>
type Limits = Readonly<{ milliseconds: number; bytes: number }>

/** Posts a body with its id, its time and its signature, to an address that was looked at. Refuses `outside.*`. */
export function postSigned(
  { outside, clock }: Pick<Server, 'outside' | 'clock'>,
  { url, id, body, secrets }: Message,
  limits: Limits,
): Promise<Posted> {
  const timestamp = String(Math.floor(clock() / 1000))
  const headers = {
    'content-type': 'application/json',
    ...signatureHeaders(secrets, { id, timestamp, body }),
  }
  return postJson(outside, { method: 'POST', url: new URL(url), headers, body }, limits)
}
