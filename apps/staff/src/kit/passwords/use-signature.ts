import { signByPasskey, type ToSign } from '@signet/client/passkeys'
import { useT } from '@signet/i18n/react'

/** Has the browser ask the person for a passkey. */
export function useSignature() {
  const t = useT()
  return (asked: ToSign) => signByPasskey(asked, t('passwords.passkeyNotDone'))
}
