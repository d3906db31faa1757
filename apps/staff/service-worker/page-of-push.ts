/** Returns the page that a pushed message opens: one of our own, whatever the message says. */
export function pageOfPush(data: unknown, origin: string): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : '/'
  const url = URL.parse(path, origin)
  return url?.origin === origin ? url.pathname + url.search : '/'
}
