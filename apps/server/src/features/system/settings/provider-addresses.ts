import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { samlAddresses } from '../../../outside/identity/index.ts'

const nowhere = { openIdReturn: '', openIdLogout: '', samlMetadata: '', samlAnswer: '', samlLogout: '' }

/** The addresses that the administrator of a provider of identities asks for. */
export const providerAddresses = serve(contract.settings.providerAddresses, ({ actor, server }) => {
  const { publicUrl } = server
  if (publicUrl === undefined) return nowhere
  const { entityId, answerUrl, logoutUrl } = samlAddresses(publicUrl, actor.tenant)
  return {
    openIdReturn: new URL('/pages/login/sso-redirect', publicUrl).href,
    openIdLogout: new URL(`/api/oauth/backchannelLogout/${actor.tenant}/oidc`, publicUrl).href,
    samlMetadata: entityId,
    samlAnswer: answerUrl,
    samlLogout: logoutUrl,
  }
})
