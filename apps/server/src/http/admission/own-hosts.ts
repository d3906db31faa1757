import ip from 'ipaddr.js'
import { remembered } from './remembered.ts'

/** Names under which this server answers. */
export type OwnHosts = Readonly<{
  /** Whether a `Host` header names this server; `localAddress` is the address that was connected to. */
  isOwn: (host: string | undefined, localAddress: string | undefined) => boolean
  /** Whether an `Origin` header names a page of this server. */
  isOwnOrigin: (origin: string | undefined, host: string | undefined) => boolean
  /** Whether an `Origin` header names a page inside an app of the operator; such a page may call and open sockets. */
  isPhone: (origin: string | undefined) => boolean
  /** Whether the operator has such apps. */
  hasPhones: boolean
}>

type Settings = Readonly<{
  /** Further names without port: the address to listen on, and those of the operator. */
  hosts?: readonly string[]
  publicUrl?: string | undefined
  /** Origins of pages inside apps for phones. */
  phoneOrigins?: readonly string[]
}>

/**
 * Recognises the server's own names: loopback names, the connected address, the public address, and those of
 * the operator. A foreign name means that someone else's domain points here (DNS rebinding).
 */
export function createOwnHosts({ hosts = [], publicUrl, phoneOrigins = [] }: Settings): OwnHosts {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  const names = new Set(
    [...hosts, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host])].map((host) => nameOf(host)),
  )
  const isPhone = (origin: string | undefined) => origin !== undefined && phoneOrigins.includes(origin)

  return {
    isOwn: (host, localAddress) => {
      const name = nameOf(host ?? '')
      if (name === undefined) return false
      return isLoopback(name) || names.has(name) || name === canonical(localAddress ?? '')
    },
    isOwnOrigin: (origin, host) => {
      if (origin === undefined || isPhone(origin)) return true
      if (!URL.canParse(origin)) return false
      return new URL(origin).host === host?.toLowerCase() || origin === publicOrigin
    },
    isPhone,
    hasPhones: phoneOrigins.length > 0,
  }
}

/** The name in a `Host` header, lower case, without port and final dot; undefined for other text. */
const nameOf = remembered((host) => {
  const text = ip.IPv6.isValid(host) ? `[${host}]` : host
  if (!/^[\w.:[\]-]+$/.test(text)) return undefined
  const name = URL.parse(`http://${text}`)?.hostname.replace(/\.$/, '')
  return name && canonical(name.replace(/^\[|\]$/g, ''))
})

const canonical = remembered((name) => (ip.isValid(name) ? ip.process(name).toString() : name))

export const isLoopback = remembered((name) => {
  if (ip.isValid(name)) return ip.process(name).range() === 'loopback'
  return name === 'localhost' || name.endsWith('.localhost')
})
