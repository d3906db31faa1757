import type { Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { networkOf } from '../../http/admission/index.ts'
import type { Caller } from '../../http/caller.ts'
import type { AnonymousCall } from '../../http/serve-anyone.ts'
import {
  failureListener,
  findLastSignIn,
  type OpenedSession,
  type Proven,
  recordSignIn,
  type SignInWay,
  type Signing,
} from '../../people/sessions/index.ts'

/** The device of a sign-in, as sessions know it. */
export function signingOf({ ip: address, knownDevice, device, userAgent }: Caller): Signing {
  return { device, address, userAgent, origin: { address, network: networkOf(address), device: knownDevice } }
}

export type SigningCall = Pick<AnonymousCall<Endpoint>, 'server' | 'caller' | 'now' | 'keepDevice'>

const keptOut: ReadonlySet<unknown> = new Set<RefusalCode>(['session.disabled', 'session.networkRefused'])

/**
 * Opens a session for somebody who proved otherwise who they are; that they may not come in is written into their history.
 * Refuses as `sessions.openBy` does.
 */
export function openProven(
  call: SigningCall,
  proven: Omit<Proven, 'signing'>,
  way: SignInWay,
): Promise<OpenedSession> {
  const signing = signingOf(call.caller)
  return call.server.sessions.openBy({ ...proven, signing }).catch(async (error: unknown) => {
    if (error instanceof Refusal && keptOut.has(error.code))
      await failureListener(call, way)({ ...proven.person, refusal: error.code })
    throw error
  })
}

/** Adds the sign-in to the history of its person, and says when the one before was. */
export async function welcome(
  { server, caller, now, keepDevice }: SigningCall,
  opened: OpenedSession,
  way: SignInWay,
) {
  const { tenant, personId, token, knownDevice } = opened
  const { ip: address, userAgent, device } = caller
  const db = server.db.tenant(tenant)
  keepDevice(knownDevice)
  const lastSignIn = await findLastSignIn(db, personId)
  const id = server.newId()
  await recordSignIn(db, { id, personId, at: now, refusal: null, address, userAgent, device, way })
  return { token, theme: 'classic', lastSignIn: lastSignIn ?? null }
}
