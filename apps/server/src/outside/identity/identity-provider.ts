import type { Outside } from '../outside.ts'

/** A provider of identities that a company trusts, as its settings describe it. */
export type ProviderAccount = Readonly<{
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
}>

/** What a provider needs: the servers that may be reached, and the time of the product in milliseconds. */
export type ProviderNeeds = Readonly<{ outside: Outside; now: () => number }>

/** A sign-in under way: what only this browser and this server know. */
export type LoginProof = Readonly<{ redirectUri: string; state: string; nonce: string; verifier: string }>

/** Whom the provider vouches for. */
export type VouchedIdentity = Readonly<{
  issuer: string
  subject: string
  /** The provider’s name of its session; empty without one. */
  sid: string
  /** The account, as people read it. */
  name: string
  account: string
  /** Empty unless the provider checked it. */
  email: string
}>

/** Who is to be signed out. */
export type SignedOut = Readonly<{ subject: string; sid: string }>

/** One interface for every kind of provider. */
export type IdentityProvider = Readonly<{
  /** Asks the provider and fails when it cannot be used: for checking settings. */
  check: (needs: ProviderNeeds, account: ProviderAccount) => Promise<void>
  /** Where the browser is sent. */
  begin: (needs: ProviderNeeds, account: ProviderAccount, proof: LoginProof) => Promise<string>
  /** Checks the answer with which the browser comes back. */
  finish: (
    needs: ProviderNeeds,
    account: ProviderAccount,
    answer: Readonly<{ proof: LoginProof; params: string }>,
  ) => Promise<VouchedIdentity>
  /** Checks that the provider itself wants somebody signed out. */
  signedOut: (needs: ProviderNeeds, account: ProviderAccount, token: string) => Promise<SignedOut>
}>
