import type { OpenIdProvider, SamlProvider } from './identity-provider.ts'

export type {
  LoginProof,
  NamedSession,
  OpenIdAccount,
  ReturnedAnswer,
  SamlAccount,
  SamlLogout,
  SamlMessage,
  SentLogout,
  SignedOut,
  VouchedIdentity,
} from './identity-provider.ts'

export { DirectoryFailure } from './ldap/directory-failure.ts'
export {
  checkDirectory,
  type DirectoryAccount,
  directoryIssuer,
  findByPassword,
} from './ldap/find-by-password.ts'
export {
  type DirectoryContent,
  type DirectoryQuery,
  type GroupEntry,
  isDirectoryFilter,
  type PersonEntry,
  readDirectory,
} from './ldap/read-directory.ts'
export { ownMetadata, samlAddresses } from './saml/addresses.ts'
export { certificateOf, newOwnKey } from './saml/own-key.ts'
export { type SocialAccount, socialIssuer, socialProviders } from './social/index.ts'

/** Providers by the name in addresses and settings; loaded with the first sign-in that needs one. */
export const identityProviders = {
  oidc: async (): Promise<OpenIdProvider> => (await import('./openid.ts')).openId,
  saml: async (): Promise<SamlProvider> => (await import('./saml/saml.ts')).saml,
} as const

type LoadMetadata = typeof import('./saml/metadata.ts').loadMetadata

/** Reads what a provider says of itself (SAML metadata); its reader is loaded with the first one. */
export async function loadProviderMetadata(...given: Parameters<LoadMetadata>): ReturnType<LoadMetadata> {
  return (await import('./saml/metadata.ts')).loadMetadata(...given)
}
