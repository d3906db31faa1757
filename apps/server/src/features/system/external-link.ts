import { contract } from '@signet/contract'
import { isWebAddress } from '@signet/form'
import { serve } from '../../http/serve.ts'
import { hostOf, isHostAllowed } from './is-host-allowed.ts'
import { namedAddresses } from './named-hosts-store.ts'

/** May a page from elsewhere stand inside the product? Its host is named by the operator, or where an administrator published it. */
export const externalLink = serve(contract.system.externalLink, async ({ input, tx, server }) => {
  const host = isWebAddress(input.url) ? hostOf(input.url) : ''
  if (host === '') return { host, isAllowed: false }
  const isAllowed =
    isHostAllowed(host, server.linkHosts) || (await namedAddresses(tx)).some((one) => hostOf(one) === host)
  return { host, isAllowed: isAllowed && isWebAddress(input.url, 'https') }
})
