import type { contract, NewPasskey, ParsedOutput, PasskeySignature } from '@signet/contract'
import { isPhoneApp } from './session/server-origin.ts'

type Passkeys = (typeof contract)['passkeys']
/** What a passkey is to sign, as the server asks it. */
export type ToSign = ParsedOutput<Passkeys['beginLogin']>
/** What a new passkey is to be made of. */
export type ToCreate = ParsedOutput<Passkeys['beginRegistration']>

/**
 * Whether this browser offers passkeys of a host on the page that it shows. Never at an address without a name, nor in
 * the app for phones, whose pages belong to no host.
 */
export function offersPasskeys(host: string): boolean {
  if (host === '' || isPhoneApp() || !('PublicKeyCredential' in globalThis)) return false
  return location.hostname === host || location.hostname.endsWith(`.${host}`)
}

/** Has the browser ask for a passkey. Throws `notDone` when the person cancels or has none. */
export async function signByPasskey(asked: ToSign, notDone: string): Promise<PasskeySignature> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return explained(startAuthentication({ optionsJSON: asked }), notDone)
}

/** Has the browser make a passkey. Throws `notDone` when the person cancels or the device has one already. */
export async function makePasskey(asked: ToCreate, notDone: string): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return explained(startRegistration({ optionsJSON: asked }), notDone)
}

/** Browsers say the same for every reason, so that pages learn nothing about the devices of a person. */
async function explained<Answer>(answer: Promise<Answer>, notDone: string): Promise<Answer> {
  try {
    return await answer
  } catch (cause) {
    throw new Error(notDone, { cause })
  }
}
