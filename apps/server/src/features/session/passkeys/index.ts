import type { Route } from '../../../http/serve.ts'
import {
  beginPasskeyCode,
  beginPasskeyConfirmation,
  beginPasskeyLogin,
  confirmByPasskey,
  passkeyCode,
  passkeyLogin,
} from './passkey-login.ts'

export const passkeyLogins: readonly Route[] = [
  beginPasskeyLogin,
  passkeyLogin,
  beginPasskeyCode,
  passkeyCode,
  beginPasskeyConfirmation,
  confirmByPasskey,
]
