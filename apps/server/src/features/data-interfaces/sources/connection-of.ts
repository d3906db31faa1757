import type { DataSourceOrigin, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { reachableAddress } from '../../../outside/index.ts'
import type { Server } from '../../../server.ts'
import type { DataSource } from './data-source-store.ts'
import { passwordPlace } from './password-place.ts'

/** `address` is what to connect to; `serverName` is what a certificate must say, undefined without encryption. */
export type Connection = Readonly<{
  address: string
  port: number
  user: string
  password: string
  database: string
  serverName: string | undefined
}>

type Reached = Pick<DataSource, 'id' | 'origin' | 'sealedPassword'>
type Address = Extract<DataSourceOrigin, { kind: 'address' }>

/**
 * Where a data source is. An address that an administrator wrote is checked and pinned like any other; one of the
 * operator's environment is the operator's own. Refuses `outside.*`, `secrets.*` and `dataInterfaces.sourceInvalid`.
 */
export async function connectionOf(
  { outside, secrets }: Pick<Server, 'outside' | 'secrets'>,
  tenant: string,
  { id, origin, sealedPassword }: Reached,
): Promise<Connection> {
  if (origin.kind === 'environment')
    return fromUrl(outside.databaseUrls[`${tenant.toUpperCase()}__${origin.variable}`])

  const { host, port, user, database } = origin
  const address = await reachableAddress(outside, { hostname: host, port })
  const password = sealedPassword === null ? '' : secrets.open(sealedPassword, passwordPlace(tenant, id))
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
