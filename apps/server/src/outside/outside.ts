import { lookup } from 'node:dns/promises'
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
