import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { describeDevice, listSignIns, requireFreshSignIn } from '../../people/sessions/index.ts'

/** Enough of a hash of 256 bits to tell the sessions of one person apart; it opens nothing. */
const idOf = (session: string) => session.slice(0, 32)

export const devices = serve(contract.account.devices, async ({ actor, server }) => {
  const open = await server.sessions.openOf(actor)
  return {
    list: open.map(({ session, createdAt, lastSeenAt, ...signed }) => ({
      ...describeDevice(signed),
      id: idOf(session),
      isCurrent: session === actor.session,
      signedInAt: createdAt,
      lastSeenAt,
    })),
  }
})

export const endDevice = serve(contract.account.endDevice, async ({ input, actor, server, afterCommit }) => {
  const wanted = (await server.sessions.openOf(actor)).find(({ session }) => idOf(session) === input.id)
  if (!wanted) throw new Refusal<RefusalCode>('account.deviceNotFound')
  afterCommit(() => server.sessions.end(wanted.session, 'owner'))

  return null
})

export const endOtherDevices = serve(contract.account.endOtherDevices, async (call) => {
  await requireFreshSignIn(call)
  call.afterCommit(() => call.server.sessions.endOthersOf(call.actor, 'owner'))

  return null
})

const most = 100

type Outcome = 'signedIn' | 'wrongPassword' | 'wrongPasskey' | 'locked' | 'refused'

export const signIns = serve(contract.account.signIns, async ({ actor, tx }) => {
  const rows = await listSignIns(tx, actor.personId, most)
  return {
    list: rows.map(({ id, at, refusal, ...signed }) => ({
      ...describeDevice(signed),
      id,
      at,
      outcome: outcomeOf(refusal),
    })),
  }
})

/** A wrong code counts like a wrong password; the attempt that locks is both. */
function outcomeOf(refusal: string | null): Outcome {
  if (refusal === null) return 'signedIn'
  return outcomes[refusal] ?? 'wrongPassword'
}

const outcomes: Readonly<Record<string, Outcome>> = {
  'waysIn.passkeyRefused': 'wrongPasskey',
  'session.locked': 'locked',
  'session.disabled': 'refused',
  'session.networkRefused': 'refused',
}

/** Derived, so that nothing is stored; it ends with the operator's key. */
export const deviceKey = serve(contract.account.deviceKey, ({ actor: { tenant, personId }, server }) => {
  const { isReady, derive } = server.secrets
  return { key: isReady ? Buffer.from(derive(`device ${tenant} ${personId}`, 32)).toString('base64') : '' }
})
