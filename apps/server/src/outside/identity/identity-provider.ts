import type { Outside } from '../outside.ts'

/** A provider of OpenID Connect that a company trusts, as its settings describe it. */
export type OpenIdAccount = Readonly<{
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
}>

/** A provider of SAML 2.0 that a company trusts, as its settings describe it. */
export type SamlAccount = Readonly<{
  /** Its entity ID. */
  issuer: string
  /** Where its metadata is read at each sign-in; empty for the two below. */
  metadataUrl: string
  entryPoint: string
  /** Where people are signed out at the provider; empty without. */
  providerLogoutUrl: string
  providerLogoutBinding: 'redirect' | 'post'
  certificate: string
  /** Names of attributes; empty for NameID. */
  subjectAttribute: string
  accountAttribute: string
  nameAttribute: string
  mailAttribute: string
  /** The entity ID of this product for the company, and where answers are posted. */
  entityId: string
  answerUrl: string
  /** Where the provider sends browsers to sign out here. */
  logoutUrl: string
  /** The key that reads encrypted answers and signs requests to sign out, as PEM; empty without one. */
  ownKey: string
}>

/** What a provider needs: the servers that may be reached, and the time of the product in milliseconds. */
export type ProviderNeeds = Readonly<{ outside: Outside; now: () => number }>

/** A sign-in under way: what only this browser and this server know. */
export type LoginProof = Readonly<{ redirectUri: string; state: string; nonce: string; verifier: string }>

/** The query with which a browser comes back. */
export type ReturnedAnswer = Readonly<{ proof: LoginProof; params: string }>

/** What the browser posts in the provider’s name: `SAMLResponse`, in base64. */
export type PostedAnswer = Readonly<{ state: string; response: string }>

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
  /** International; only of providers that checked it. */
  phone?: string
  /** How the provider names them in requests to sign out (SAML). */
  nameId?: string
  nameFormat?: string
}>

/** A session at a provider of SAML, as it names it. */
export type NamedSession = Readonly<{ nameId: string; nameFormat: string; sid: string }>

/** A message that the browser takes to the provider: in an address, or in a form that it posts. */
export type SamlMessage =
  | Readonly<{ binding: 'redirect'; url: string }>
  | Readonly<{ binding: 'post'; url: string; fields: Readonly<Record<string, string>> }>

/** A request to sign out, as it came: the query, or the fields of a form. */
export type SentLogout =
  | Readonly<{ binding: 'redirect'; query: string }>
  | Readonly<{ binding: 'post'; message: string; state: string }>

/** A provider’s request to sign somebody out: of these sessions, or of all without any. */
export type SamlLogout = Readonly<{
  /** Of the request, which counts once. */
  id: string
  /** Milliseconds until which the request would be believed. */
  goodUntil: number
  nameId: string
  nameFormat: string
  sids: readonly string[]
  /** How the browser tells the provider that it is done; undefined where it wants no answer. */
  answer: SamlMessage | undefined
}>

/** Who is to be signed out. */
export type SignedOut = Readonly<{ subject: string; sid: string }>

/** One interface for every kind of provider. */
export type IdentityProvider<Account, Answer> = Readonly<{
  /** Asks the provider and fails when it cannot be used: for checking settings. */
  check: (needs: ProviderNeeds, account: Account) => Promise<void>
  /** Where the browser is sent. */
  begin: (needs: ProviderNeeds, account: Account, proof: LoginProof) => Promise<string>
  /** Checks the answer with which the browser comes back. */
  finish: (needs: ProviderNeeds, account: Account, answer: Answer) => Promise<VouchedIdentity>
}>

export type OpenIdProvider = IdentityProvider<OpenIdAccount, ReturnedAnswer> &
  Readonly<{
    /** Checks that the provider itself wants somebody signed out. */
    signedOut: (needs: ProviderNeeds, account: OpenIdAccount, token: string) => Promise<SignedOut>
  }>

export type SamlProvider = IdentityProvider<SamlAccount, PostedAnswer> &
  Readonly<{
    logoutRequestUrl: (
      needs: ProviderNeeds,
      account: SamlAccount,
      session: NamedSession,
    ) => Promise<string | undefined>
    readLogoutRequest: (needs: ProviderNeeds, account: SamlAccount, sent: SentLogout) => Promise<SamlLogout>
    /** Returns the form of a request of our own, by the query of its page; throws for what was not made here. */
    logoutForm: (needs: ProviderNeeds, account: SamlAccount, query: string) => Promise<SamlMessage>
  }>
