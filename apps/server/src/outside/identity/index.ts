import type { IdentityProvider } from './identity-provider.ts'

export type {
  IdentityProvider,
  LoginProof,
  ProviderAccount,
  SignedOut,
  VouchedIdentity,
} from './identity-provider.ts'

export { checkDirectory, type DirectoryAccount, type DirectoryPerson, findByPassword } from './ldap.ts'

/** Providers by the name in addresses and settings; loaded with the first sign-in that needs one. */
export const identityProviders: Readonly<Record<'oidc', () => Promise<IdentityProvider>>> = {
  oidc: async () => (await import('./openid.ts')).openId,
}
