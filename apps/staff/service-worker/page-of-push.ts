/** Returns the page that a pushed message opens, or its button: one of our own, whatever the message says. */
export function pageOfPush(data: unknown, origin: string, action = ''): string {
  const pages = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {}
  const path = String((action === 'decide' ? pages['decide'] : undefined) ?? pages['path'] ?? '/')
  const url = URL.parse(path, origin)
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/'
}
