import { pageOfPush } from './page-of-push.ts'

declare const self: ServiceWorkerGlobalScope

/** A message as the server pushes it; `path` is the page that shows it. */
type Message = Readonly<{ id: string; title: string; body: string; path: string }>

/** Shows pushed messages, each once, and opens its page in the window that is open already. */
export function listenToPushes(): void {
  self.addEventListener('push', (event) => {
    const message = readMessage(event.data)
    if (message) event.waitUntil(show(message))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(pageOfPush(event.notification.data, self.location.origin)))
  })
}

function readMessage(data: PushMessageData | null): Message | undefined {
  try {
    const { id, title, body, path } = (data?.json() ?? {}) as Partial<Record<keyof Message, unknown>>
    return {
      id: String(id ?? ''),
      title: String(title ?? ''),
      body: String(body ?? ''),
      path: String(path ?? '/'),
    }
  } catch {
    return undefined
  }
}

async function show({ id, title, body, path }: Message): Promise<void> {
  await self.registration.showNotification(title, {
    body,
    // A repetition replaces what is shown.
    tag: id,
    data: { path },
    icon: '/icons/icon-192.png',
  })
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
