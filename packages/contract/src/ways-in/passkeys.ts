import { z } from 'zod'
import { SignedIn, signInRefusals } from '../session.ts'
import { Done, Empty, endpoint, Id, Instant } from '../wire/endpoint.ts'

/** Ways in which a browser reaches an authenticator, as WebAuthn names them. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const Transport = z.enum(passkeyTransports)

const base64Url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)
const CredentialId = base64Url(1400)

/** `AuthenticationResponseJSON` of WebAuthn, as far as it is read. */
export const PasskeySignature = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: base64Url(2000),
    userHandle: base64Url(200).optional(),
  }),
})
export type PasskeySignature = z.infer<typeof PasskeySignature>

/** `RegistrationResponseJSON` of WebAuthn, as far as it is read. */
export const NewPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

const Known = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(Transport) })

/** `PublicKeyCredentialRequestOptionsJSON`; no known passkeys means whichever the person chooses. */
const ToSign = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(Known),
})

/** `PublicKeyCredentialCreationOptionsJSON`. */
const ToCreate = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

const Name = z.string().trim().min(1).max(60)
const Challenge = z.string().min(1).max(100)
const proofRefusals = ['waysIn.passkeysOff', 'waysIn.passkeyExpired', 'waysIn.passkeyRefused'] as const

/** Passkeys: signing in with one, confirming with one who calls, and the passkeys of one’s own account. */
export const passkeys = {
  beginLogin: endpoint({
    method: 'POST',
    path: '/api/oauth/Login/passkey/begin',
    access: 'anyone',
    summary:
      'Get what a passkey is to sign for logging in, in the browser that asked, once, within five minutes',
    input: Empty,
    output: ToSign,
    refusals: ['waysIn.passkeysOff', 'request.tooMany'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/oauth/Login/passkey',
    access: 'anyone',
    summary: 'Log in with a passkey alone; no password and no code are asked',
    input: z.object({ signed: PasskeySignature }),
    output: SignedIn,
    refusals: [
      ...proofRefusals,
      ...signInRefusals.filter((code) => code !== 'session.wrongPassword'),
      'request.tooMany',
    ],
  }),
  beginCode: endpoint({
    method: 'POST',
    path: '/api/oauth/Login/secondFactor/passkey/begin',
    access: 'anyone',
    summary: 'Get what a passkey is to sign in place of a code, after session.secondFactor',
    input: z.object({ challenge: Challenge }),
    output: ToSign,
    refusals: ['waysIn.passkeysOff', 'waysIn.noPasskey', 'session.stepExpired', 'request.tooMany'],
  }),
  loginCode: endpoint({
    method: 'POST',
    path: '/api/oauth/Login/secondFactor/passkey',
    access: 'anyone',
    summary: 'Go on after session.secondFactor with a passkey',
    input: z.object({ challenge: Challenge, signed: PasskeySignature }),
    output: SignedIn,
    refusals: [
      ...proofRefusals,
      'session.stepExpired',
      'session.locked',
      'session.disabled',
      'session.passwordMustChange',
      'request.tooMany',
    ],
  }),
  beginConfirmation: endpoint({
    method: 'POST',
    path: '/api/oauth/confirm/passkey/begin',
    access: 'member',
    summary: 'Get what a passkey is to sign to confirm that it is you',
    input: Empty,
    answersSecret: true,
    isRepeatable: true,
    output: ToSign,
    refusals: ['waysIn.passkeysOff', 'waysIn.noPasskey'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/oauth/confirm/passkey',
    access: 'member',
    summary: 'Confirm that it is you, by a passkey; sensitive calls need it within ten minutes',
    input: z.object({ signed: PasskeySignature }),
    takesSecret: true,
    isRepeatable: true,
    output: Done,
    refusals: [...proofRefusals, 'session.locked', 'request.tooMany'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/passkeys',
    access: 'member',
    summary: 'List your passkeys, the newest first, and the host name at which they work',
    input: Empty,
    output: z.object({
      /** Empty where the server has no address at which passkeys work. */
      host: z.string(),
      list: z.array(
        z.object({
          id: Id,
          name: z.string(),
          createdAt: Instant,
          usedAt: Instant.nullable(),
          isSynced: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  beginRegistration: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/passkeys/begin',
    access: 'member',
    summary: 'Get what a new passkey is to be made of',
    input: Empty,
    answersSecret: true,
    isRepeatable: true,
    output: ToCreate,
    refusals: ['session.confirmFirst', 'waysIn.passkeysOff', 'account.tooManyPasskeys'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/passkeys',
    access: 'member',
    summary: 'Add a passkey to your account',
    input: z.object({ name: Name, made: NewPasskey }),
    takesSecret: true,
    output: z.object({ id: Id }),
    refusals: ['session.confirmFirst', ...proofRefusals, 'account.tooManyPasskeys', 'account.passkeyKnown'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/Current/passkeys/:id',
    access: 'member',
    summary: 'Rename one of your passkeys',
    input: z.object({ id: Id, name: Name }),
    output: Done,
    refusals: ['account.passkeyNotFound'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/permission/Users/Current/passkeys/:id',
    access: 'member',
    summary: 'Remove one of your passkeys; it opens nothing from now on',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['session.confirmFirst', 'account.passkeyNotFound'],
  }),
  resetOf: endpoint({
    method: 'DELETE',
    path: '/api/permission/Users/:id/passkeys',
    access: 'administrator',
    areas: ['people'],
    summary: 'Remove all passkeys of a person, after a device was lost or stolen',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['session.confirmFirst', 'organization.notFound', 'waysIn.noPasskey'],
  }),
}
