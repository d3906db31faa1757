import type { IncomingMessage } from 'node:http'

/**
 * Whether the socket is opened by a page of ours: of the requested host, or of `publicUrl` behind a proxy.
 * Browsers always send an origin; other clients need the token anyway.
 */
export function isSameOrigin({ headers }: IncomingMessage, publicUrl?: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || (publicUrl !== undefined && origin === new URL(publicUrl).origin)
}
