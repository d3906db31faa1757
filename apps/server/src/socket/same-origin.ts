import type { IncomingMessage } from 'node:http'

/**
 * Whether a page of ours opens the socket. A browser always says where its page comes from; whoever says nothing is
 * not a browser, and holds the token anyway.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
