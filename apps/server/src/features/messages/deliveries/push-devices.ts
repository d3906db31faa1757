import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { portOf, reachableAddress } from '../../../outside/index.ts'
import type { Server } from '../../../server.ts'
import { removeSubscription, saveSubscription } from './push-store.ts'

export const showPushKey = serve(contract.channels.pushKey, async ({ server }) => {
  if (!canPush(server)) return { key: '' }
  const { pushKeysOf } = await import('../../../outside/push/index.ts')
  return { key: pushKeysOf(server.secrets).publicKey }
})

/** Vendors want to know who pushes, and links lead to a public address. */
export function canPush({ secrets, publicUrl }: Pick<Server, 'secrets' | 'publicUrl'>): boolean {
  return secrets.isReady && publicUrl !== undefined
}

/** Refuses addresses that no vendor of a browser has. */
export const subscribe = serve(
  contract.channels.subscribe,
  async ({ input, actor, caller, tx, now, server }) => {
    const { endpoint, p256dh, auth } = input
    const url = URL.parse(endpoint)
    if (!url || !isFit(url, server)) throw new Refusal<RefusalCode>('channels.pushRefused')
    await reachableAddress(server.outside, { hostname: url.hostname, port: portOf(url) })
    await saveSubscription(tx, {
      ...{ id: server.newId(), personId: actor.personId, session: actor.session },
      ...{ endpoint, p256dh, auth, createdAt: now },
      userAgent: caller.userAgent.slice(0, 300),
    })
    return null
  },
)

/** TLS, except for hosts of the inside that the operator named. */
function isFit({ protocol, hostname, host }: URL, { outside: { innerHosts } }: Server): boolean {
  if (protocol === 'https:') return true
  return protocol === 'http:' && (innerHosts.includes(hostname) || innerHosts.includes(host))
}

export const unsubscribe = serve(contract.channels.unsubscribe, async ({ input, actor, tx }) => {
  await removeSubscription(tx, { personId: actor.personId, endpoint: input.endpoint })
  return null
})
