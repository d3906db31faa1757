import type { App } from '../context/app-context.ts'

type Needs = Pick<App, 'client' | 'store'>
type Way = Readonly<{ registration: ServiceWorkerRegistration; key: string }>

/** The stored name of where pushed messages reach this device (spec section 3): the address that its browser gave. */
const place = 'push_clientid'

/**
 * A subscription for another key of the server is given up first: a browser has one. Browsers change the address of a
 * subscription at times; the server then forgets the one before.
 */
export async function subscribe(
  { client: { channels }, store }: Needs,
  { registration, key }: Way,
): Promise<void> {
  const earlier = await registration.pushManager.getSubscription()
  if (earlier && !isFor(earlier, key)) await earlier.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { endpoint, keys } = subscription.toJSON()
  await channels.subscribe({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  })
  const before = store.getItem(place)
  store.setItem(place, endpoint ?? '')
  if (before && before !== endpoint) await channels.unsubscribe({ endpoint: before })
}

/** Forgets where pushed messages reached this device. */
export async function unsubscribe({ client: { channels }, store }: Needs, endpoint: string): Promise<void> {
  store.removeItem(place)
  await channels.unsubscribe({ endpoint })
}

/** Whether a subscription is for a key of the server (base64url). */
export function isFor({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey } = options
  if (!applicationServerKey) return false
  const bytes = new Uint8Array(applicationServerKey)
  return new Uint8Array(bytesOf(key)).every((byte, index) => byte === bytes[index])
}

function bytesOf(key: string): Uint8Array {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
