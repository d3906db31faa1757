import type { App } from '../context/app-context.ts'

type Client = App['client']
type Way = Readonly<{ registration: ServiceWorkerRegistration; key: string }>

/** A subscription for another key of the server is given up first: a browser has one. */
export async function subscribe({ channels }: Client, { registration, key }: Way): Promise<void> {
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
