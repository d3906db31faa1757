import { lookup } from 'node:dns/promises'
import { createGates, type Gates } from './gates.ts'

/** Every address of a host name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

/** The world beyond this machine, as far as the operator lets administrators reach it. */
export type Outside = Readonly<{
  resolve: Resolve
  /** `host` or `host:port` that may lie inside: loopback, private, link-local. Nothing else inside is ever reached. */
  innerHosts: readonly string[]
  /** Addresses of databases that the operator gives to tenants, by `<TENANT>__<NAME>`. */
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
