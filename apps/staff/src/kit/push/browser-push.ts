import type { App } from '../context/app-context.ts'
import { isFor, subscribe, unsubscribe } from './subscription.ts'

/** What this browser can do about pushed messages. */
export type PushState = 'unsupported' | 'unavailable' | 'denied' | 'off' | 'on'

type Client = App['client']
type Needs = Pick<App, 'client' | 'store'>

export async function pushState({ channels }: Client): Promise<PushState> {
  const registration = await workerOf()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const { key } = await channels.pushKey()
  if (key === '') return 'unavailable'
  const subscription = await registration.pushManager.getSubscription()
  return subscription && isFor(subscription, key) ? 'on' : 'off'
}

/** Asks for permission and has messages pushed to this browser. Returns what became of it. */
export async function startPush(app: Needs): Promise<PushState> {
  const registration = await workerOf()
  if (!registration) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { key } = await app.client.channels.pushKey()
  if (key === '') return 'unavailable'
  await subscribe(app, { registration, key })
  return 'on'
}

export async function stopPush(app: Needs): Promise<PushState> {
  const subscription = await (await workerOf())?.pushManager.getSubscription()
  if (!subscription) return 'off'
  const { endpoint } = subscription
  await subscription.unsubscribe()
  await unsubscribe(app, endpoint)
  return 'off'
}

/** Binds what this browser was allowed before to the present session. */
export async function renewPush(app: Needs): Promise<void> {
  const registration = await workerOf()
  if (!registration || Notification.permission !== 'granted') return
  if (!(await registration.pushManager.getSubscription())) return
  const { key } = await app.client.channels.pushKey()
  if (key !== '') await subscribe(app, { registration, key })
}

/** The service worker, where the browser has what pushing needs; Safari on a phone only for an installed client. */
async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return isAble ? navigator.serviceWorker.getRegistration() : undefined
}
