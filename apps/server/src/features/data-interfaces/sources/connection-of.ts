import type { DataSourceOrigin, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { reachableAddress } from '../../../outside/index.ts'
import { sourcePlace } from '../../../outside/secrets/index.ts'
import type { Server } from '../../../server.ts'
import type { DataSource } from './data-source-store.ts'

/** `serverName` is the name that the certificate must have; undefined without encryption. */
export type Connection = Readonly<{
  address: string
  port: number
  user: string
  password: string
  database: string
  serverName: string | undefined
}>

type SourceAddress = Pick<DataSource, 'id' | 'origin' | 'sealedPassword'>
type Address = Extract<DataSourceOrigin, { kind: 'address' }>

/**
 * Resolves a data source. Addresses from administrators are checked and pinned; those from the environment
 * belong to the operator. Refuses `outside.*`, `secrets.*` and `dataInterfaces.sourceInvalid`.
 */
export async function connectionOf(
  { outside, secrets }: Pick<Server, 'outside' | 'secrets'>,
  tenant: string,
  { id, origin, sealedPassword }: SourceAddress,
): Promise<Connection> {
  if (origin.kind === 'environment')
    return fromUrl(outside.databaseUrls[`${tenant.toUpperCase()}__${origin.variable}`])

  const { host, port, user, database } = origin
  const address = await reachableAddress(outside, { hostname: host, port })
  const password = sealedPassword === null ? '' : secrets.open(sealedPassword, sourcePlace(tenant, id))
  return { address, port, user, password, database, serverName: serverNameOf(origin) }
}

function serverNameOf({ host, encryption }: Address): string | undefined {
  return encryption === 'verified' ? host : undefined
}

function fromUrl(text: string | undefined): Connection {
  const url = text === undefined ? null : URL.parse(text)
  if (!url?.hostname) throw new Refusal<RefusalCode>('dataInterfaces.sourceInvalid')

  const address = url.hostname.replace(/^\[|\]$/g, '')
  return {
    address,
    port: Number(url.port) || 5432,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    serverName: url.searchParams.get('sslmode') === 'verify-full' ? address : undefined,
  }
}
