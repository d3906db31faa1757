import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import ip from 'ipaddr.js'
import type { Outside } from './outside.ts'

type Target = Readonly<{ hostname: string; port: number }>
type Reach = Pick<Outside, 'resolve' | 'innerHosts'>

/**
 * The address to connect to, looked up once, so that what was checked is what is reached. Refuses
 * `outside.unknownHost`, and `outside.innerAddress` when any address of the name lies inside and the operator did not
 * name this host.
 */
export async function reachableAddress(reach: Reach, { hostname, port }: Target): Promise<string> {
  const host = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase()
  const addresses = ip.isValid(host) ? [host] : await addressesOf(reach, host)
  const [first] = addresses
  if (first === undefined) throw new Refusal<RefusalCode>('outside.unknownHost', { host })

  const isNamed = reach.innerHosts.includes(host) || reach.innerHosts.includes(`${host}:${port}`)
  if (!isNamed && !addresses.every(isOutside))
    throw new Refusal<RefusalCode>('outside.innerAddress', { host })
  return first
}

async function addressesOf({ resolve }: Reach, host: string): Promise<readonly string[]> {
  try {
    return await resolve(host)
  } catch {
    throw new Refusal<RefusalCode>('outside.unknownHost', { host })
  }
}

const globalV6 = ip.IPv6.parseCIDR('2000::/3')

/** Public, and nothing that carries an IPv4 address of its own (mapped, 6to4, NAT64, Teredo). */
export function isOutside(address: string): boolean {
  if (!ip.isValid(address)) return false
  const parsed = ip.process(address)
  const isGlobal = parsed instanceof ip.IPv4 || parsed.match(globalV6)
  return isGlobal && parsed.range() === 'unicast'
}
