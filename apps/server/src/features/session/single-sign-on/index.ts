import type { Route } from '../../../http/serve.ts'
import {
  beginBinding,
  beginSocials,
  bind,
  bindings,
  loginSocials,
  logoutFromProvider,
  unbind,
} from './socials.ts'

export const singleSignOn: readonly Route[] = [
  beginSocials,
  loginSocials,
  logoutFromProvider,
  bindings,
  beginBinding,
  bind,
  unbind,
]
