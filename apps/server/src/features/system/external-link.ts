import { contract } from '@signet/contract'
import { isWebAddress } from '@signet/form'
import { serve } from '../../http/serve.ts'
import { namedAddresses } from './named-hosts-store.ts'

/**
 * Whether a page of this host may be framed: hosts listed by the operator, or used in a published design.
 */
export const externalLink = serve(contract.system.externalLink, async ({ input, tx, server }) => {
  const host = isWebAddress(input.url) ? hostOf(input.url) : ''
  if (host === '') return { host, isAllowed: false }
  const isAllowed =
    isHostAllowed(host, server.linkHosts) || (await namedAddresses(tx)).some((one) => hostOf(one) === host)
  return { host, isAllowed: isAllowed && isWebAddress(input.url, 'https') }
})

/** Whether the list has the host; `*.example.com` matches its subdomains, and ports must match. */
function isHostAllowed(host: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one))
}

/**
 * Returns the host as browsers resolve it, in Punycode so that look-alikes differ. Empty for anything but a
 * plain web address.
 */
function hostOf(address: string): string {
  const parsed = URL.parse(address)
  const isPlain = parsed !== null && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password
  return isPlain ? parsed.host : ''
}
