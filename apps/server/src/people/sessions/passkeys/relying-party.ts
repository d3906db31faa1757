import ip from 'ipaddr.js'

/** For whom passkeys are made (WebAuthn): the host name that they are bound to, and the origin of its pages. */
export type RelyingParty = Readonly<{ id: string; origin: string }>

type Addresses = Readonly<{ publicUrl?: string | undefined; localUrl?: string | undefined }>

/**
 * Returns the relying party of the product's configured address, never of a call; undefined where browsers offer no
 * passkeys: without TLS except on localhost, and at an address without a name.
 */
export function relyingPartyOf({ publicUrl, localUrl }: Addresses): RelyingParty | undefined {
  const address = publicUrl ?? localUrl
  if (address === undefined || !URL.canParse(address)) return undefined
  const { protocol, hostname, origin } = new URL(address)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  const isName = !ip.isValid(hostname.replace(/^\[|\]$/g, ''))
  return isSecure && isName ? { id: hostname, origin } : undefined
}
