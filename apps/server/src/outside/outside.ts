import { lookup } from 'node:dns/promises'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import ip from 'ipaddr.js'
import { createGates, type Gates } from './gates.ts'

/** Returns every address of a host name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

/** The servers beyond this machine that administrators may reach. */
export type Outside = Readonly<{
  resolve: Resolve
  /**
   * `host` or `host:port` permitted in internal ranges: loopback, private, link-local. No other internal
   * address is reachable.
   */
  innerHosts: readonly string[]
  /** Addresses of databases assigned to tenants, by `<TENANT>__<NAME>`. */
  databaseUrls: Readonly<Record<string, string>>
  gates: Gates
}>

const atOnce = 4
const waiting = 50

export function openOutside(wanted: Partial<Omit<Outside, 'gates'>> = {}): Outside {
  return {
    resolve: async (hostname) =>
      (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address),
    innerHosts: [],
    databaseUrls: {},
    ...wanted,
    gates: createGates({ atOnce, waiting }),
  }
}

type Target = Readonly<{ hostname: string; port: number }>
type AddressRules = Pick<Outside, 'resolve' | 'innerHosts'>

/**
 * Resolves a host once and returns the address to connect to, so that the checked address is the one used.
 * Refuses `outside.unknownHost`, and `outside.innerAddress` if any address is internal and the operator did
 * not list the host.
 */
export async function reachableAddress(reach: AddressRules, { hostname, port }: Target): Promise<string> {
  const host = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase()
  const addresses = ip.isValid(host) ? [host] : await addressesOf(reach, host)
  const [first] = addresses
  if (first === undefined) throw new Refusal<RefusalCode>('outside.unknownHost', { host })

  const isNamed = reach.innerHosts.includes(host) || reach.innerHosts.includes(`${host}:${port}`)
  if (!isNamed && !addresses.every(isOutside))
    throw new Refusal<RefusalCode>('outside.innerAddress', { host })
  return first
}

async function addressesOf({ resolve }: AddressRules, host: string): Promise<readonly string[]> {
  try {
    return await resolve(host)
  } catch {
    throw new Refusal<RefusalCode>('outside.unknownHost', { host })
  }
}

const globalV6 = ip.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is public, excluding those that embed an IPv4 address (mapped, 6to4, NAT64, Teredo).
 */
export function isOutside(address: string): boolean {
  if (!ip.isValid(address)) return false
  const parsed = ip.process(address)
  const isGlobal = parsed instanceof ip.IPv4 || parsed.match(globalV6)
  return isGlobal && parsed.range() === 'unicast'
}
