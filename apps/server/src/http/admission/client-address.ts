import type { FastifyRequest } from 'fastify'
import ip from 'ipaddr.js'
import { remembered } from './remembered.ts'

/**
 * Returns the address of the caller in one notation. A proxy's header that holds no address is ignored, so
 * that no other text reaches the log or the database.
 */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return parsed(request.ip) ?? parsed(request.socket.remoteAddress ?? '') ?? 'unknown'
}

/** The notation of an address without its IPv6 zone; undefined for other text. */
const parsed = remembered((text) => {
  const address = text.replace(/%.*$/s, '')
  const isAddress =
    address.length <= 45 && (ip.IPv4.isValidFourPartDecimal(address) || ip.IPv6.isValid(address))
  return isAddress ? ip.process(address).toString() : undefined
})

/** Returns what one sender may hold many of: an IPv4 address, or the first half of an IPv6 address. */
export const networkOf = remembered((address) => {
  if (!ip.IPv6.isValid(address)) return address
  return `${ip.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`
})
