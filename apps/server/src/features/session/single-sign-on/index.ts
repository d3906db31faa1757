import type { Route } from '../../../http/serve.ts'
import { companiesToChoose } from './choose-company.ts'
import { loginDirectory } from './directory-login.ts'
import { beginOnPhone, loginOnPhone, passToPhone } from './phone-sign-in.ts'
import { samlLogout, samlLogoutForm } from './saml-logout.ts'
import { samlAnswer, samlMetadata } from './saml-routes.ts'
import {
  beginBinding,
  beginSocials,
  bind,
  bindings,
  loginSocials,
  logoutFromProvider,
  unbind,
} from './socials.ts'

export { offeredProviders } from './offered-providers.ts'
export { findIdentityOf } from './provider-store.ts'
export { providerLogoutUrl } from './saml-logout.ts'

export const singleSignOn: readonly Route[] = [
  beginSocials,
  loginSocials,
  companiesToChoose,
  loginDirectory,
  logoutFromProvider,
  bindings,
  beginBinding,
  bind,
  unbind,
  beginOnPhone,
  passToPhone,
  loginOnPhone,
  samlMetadata,
  samlAnswer,
  samlLogout,
  samlLogoutForm,
]
