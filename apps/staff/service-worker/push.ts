import { pageOfPush } from './page-of-push.ts'

declare const self: ServiceWorkerGlobalScope

/** A message as the server pushes it; `path` is the page that shows it, `decide` the one that decides its task. */
type Message = Readonly<{
  id: string
  title: string
  body: string
  path: string
  decide: Readonly<{ path: string; title: string }> | undefined
}>

/** Buttons of notifications, which the types of the platform do not know yet. */
type WithActions = NotificationOptions &
  Readonly<{ actions: readonly Readonly<{ action: string; title: string }>[] }>

/** Shows pushed messages, each once, and opens its page in the window that is open already. */
export function listenToPushes(): void {
  self.addEventListener('push', (event) => {
    const message = readMessage(event.data)
    if (message) event.waitUntil(show(message))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(pageOfPush(event.notification.data, self.location.origin, event.action)))
  })
}

function readMessage(data: PushMessageData | null): Message | undefined {
  try {
    const { id, title, body, path, decide } = (data?.json() ?? {}) as Partial<Record<keyof Message, unknown>>
    return {
      id: String(id ?? ''),
      title: String(title ?? ''),
      body: String(body ?? ''),
      path: String(path ?? '/'),
      decide: readDecide(decide),
    }
  } catch {
    return undefined
  }
}

function readDecide(decide: unknown): Message['decide'] {
  if (typeof decide !== 'object' || decide === null) return undefined
  const { path, title } = decide as Partial<Record<'path' | 'title', unknown>>
  return { path: String(path ?? '/'), title: String(title ?? '') }
}

async function show({ id, title, body, path, decide }: Message): Promise<void> {
  const options: WithActions = {
    body,
    // A repetition replaces what is shown.
    tag: id,
    data: { path, decide: decide?.path ?? path },
    icon: '/icons/icon-192.png',
    actions: decide ? [{ action: 'decide', title: decide.title }] : [],
  }
  await self.registration.showNotification(title, options)
}

async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const staff = windows.find(({ url }) => !new URL(url).pathname.startsWith('/studio'))
  if (!staff) {
    await self.clients.openWindow(path)
    return
  }
  await staff.focus()
  await staff.navigate(path)
}
