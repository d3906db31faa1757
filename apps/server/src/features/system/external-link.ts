import { contract } from '@signet/contract'
import { isWebAddress } from '@signet/form'
import { serve } from '../../http/serve.ts'
import { namedAddresses } from './named-hosts-store.ts'

/** May a page from elsewhere stand inside the product? Its host is named by the operator, or where an administrator published it. */
export const externalLink = serve(contract.system.externalLink, async ({ input, tx, server }) => {
  const host = isWebAddress(input.url) ? hostOf(input.url) : ''
  if (host === '') return { host, isAllowed: false }
  const isAllowed =
    isHostAllowed(host, server.linkHosts) || (await namedAddresses(tx)).some((one) => hostOf(one) === host)
  return { host, isAllowed: isAllowed && isWebAddress(input.url, 'https') }
})

/** Is the host one of these? `*.example.com` stands for every name below that one; a port counts as it is written. */
function isHostAllowed(host: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one))
}

/**
 * The host of an address as a browser asks for it: names in other scripts in their ASCII form, so that two that look
 * alike never pass for one. Empty for what is no plain address on the web.
 */
function hostOf(address: string): string {
  const parsed = URL.parse(address)
  const isPlain = parsed !== null && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password
  return isPlain ? parsed.host : ''
}
