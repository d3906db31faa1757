import { connect as openPlain, type Socket } from 'node:net'
import { connect as openSecure } from 'node:tls'
import type { Client } from 'ldapts'
import { type Outside, reachableAddress } from '../../outside.ts'
import { trustOf } from '../../tls-trust.ts'
import { directoryFailure } from './directory-failure.ts'

/** Where a directory is, and who looks people up. */
export type DirectoryAccess = Readonly<{
  host: string
  port: number
  security: 'tls' | 'startTls' | 'none'
  /** Certificates (PEM) that alone vouch for the directory; empty for those that the system trusts. */
  caCertificate: string
  /** Who looks people up; empty for without a name. */
  bindDn: string
  bindPassword: string
}>

export type Reach = Readonly<{ outside: Outside }>

/** Milliseconds for each answer, and how many bytes all answers of a connection may have. */
export type Patience = Readonly<{ milliseconds: number; mostBytes: number }>

/** People wait for it at the login page. */
export const shortPatience: Patience = { milliseconds: 8_000, mostBytes: 4_000_000 }

/**
 * Connects to the address that was checked, under the name that the certificate must have. Throws `DirectoryFailure`
 * with the cause; what `ask` throws becomes one too.
 */
export async function withDirectory<Answer>(
  { outside }: Reach,
  access: DirectoryAccess,
  ask: (client: Client) => Promise<Answer>,
  patience = shortPatience,
): Promise<Answer> {
  const { host, port, security } = access
  const address = await reachableAddress(outside, { hostname: host, port })
  // Loaded with the first question: the start of the server does without it.
  const { Client: LdapClient } = await import('ldapts')
  const place = address.includes(':') ? `[${address}]` : address
  const trust = trustOf(access)
  const client = new LdapClient({
    url: `${security === 'tls' ? 'ldaps' : 'ldap'}://${place}:${port}`,
    timeout: patience.milliseconds,
    connectTimeout: patience.milliseconds,
    strictDN: false,
    createConnection: bounded(openPlain, patience),
    createSecureConnection: bounded(openSecure, patience),
    ...(security === 'tls' && { tlsOptions: trust }),
  })
  try {
    if (security === 'startTls') await client.startTLS({ host, ...trust })
    return await ask(client)
  } catch (error) {
    throw directoryFailure(host, error)
  } finally {
    await client.unbind().catch(() => undefined)
  }
}

/** A directory that never stops answering is left before it fills the memory. */
function bounded<Open extends typeof openPlain | typeof openSecure>(
  open: Open,
  { mostBytes }: Patience,
): Open {
  return new Proxy(open, {
    apply: (target, self, given) => {
      const socket: Socket = Reflect.apply(target, self, given)
      return socket.on('data', () => {
        if (socket.bytesRead > mostBytes)
          socket.destroy(new Error(`The directory answered more than ${mostBytes} bytes.`))
      })
    },
  })
}

/** Signs in as who looks people up. */
export async function bindToLook(client: Client, { bindDn, bindPassword }: DirectoryAccess): Promise<void> {
  if (bindDn !== '') await client.bind(bindDn, bindPassword)
}
