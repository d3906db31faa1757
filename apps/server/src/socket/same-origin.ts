import type { IncomingMessage } from 'node:http'

/**
 * Whether a page of ours opens the socket: one of the host that was asked, or of `publicUrl` where a proxy changes the
 * host. A browser always says where its page comes from; whoever says nothing is not a browser, and holds the token
 * anyway.
 */
export function isSameOrigin({ headers }: IncomingMessage, publicUrl?: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || (publicUrl !== undefined && origin === new URL(publicUrl).origin)
}
