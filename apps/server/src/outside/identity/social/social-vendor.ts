import type { SocialVendorName } from '@signet/contract'
import { z } from 'zod'
import { type AskVendor, asking } from '../../ask-vendor.ts'
import type { IdentityProvider, LoginProof, ReturnedAnswer } from '../identity-provider.ts'

/** An application that a company registered at a vendor, as its settings describe it. */
export type SocialAccount = Readonly<{
  appId: string
  appSecret: string
  /** Only WeCom names an application besides the company. */
  agentId: string
  /** Where browsers are sent, and where the server asks; empty for the vendor’s own. */
  signInUrl: string
  apiUrl: string
}>

/** Whom a vendor means. */
type SocialIdentity = Readonly<{
  /** What never changes for the person within this application. */
  subject: string
  name: string
  /** Only where the company gives out the accounts of the vendor. */
  account?: string
  /** Only what the vendor or the company has checked. */
  email?: string
  /** International, as `+8613800000000`. */
  phone?: string
}>

/** What differs between vendors; each follows its public document. */
export type SocialVendor = Readonly<{
  usual: Pick<SocialAccount, 'signInUrl' | 'apiUrl'>
  /** Where the browser is sent. */
  authorizeUrl: (account: SocialAccount, proof: LoginProof) => string | Promise<string>
  /** Asks whom the code with which the browser came back means. */
  exchange: (
    ask: AskVendor,
    account: SocialAccount,
    returned: Readonly<{ code: string; proof: LoginProof }>,
  ) => Promise<SocialIdentity>
  /** Fails when the vendor does not know the application or its secret. */
  check: (ask: AskVendor, account: SocialAccount) => Promise<void>
}>

export type SocialProvider = IdentityProvider<SocialAccount, ReturnedAnswer>

const Identity = z.object({
  subject: z.string().min(1).max(255),
  name: z.string().max(300),
  account: z.string().max(300).default(''),
  email: z.string().max(300).default(''),
  phone: z.string().max(40).default(''),
})

/** Makes a provider of a vendor; its identities belong to one application. */
export function socialProvider(name: SocialVendorName, vendor: SocialVendor): SocialProvider {
  return {
    check: ({ outside }, account) => vendor.check(asking(outside), complete(vendor, account)),
    begin: async (_needs, account, proof) => vendor.authorizeUrl(complete(vendor, account), proof),
    finish: async ({ outside }, account, { proof, params }) => {
      const code = codeOf(params)
      const found = await vendor.exchange(asking(outside), complete(vendor, account), { code, proof })
      const { subject, ...person } = Identity.parse(found)
      return {
        issuer: socialIssuer(name, account.appId),
        subject,
        sid: '',
        ...person,
        name: person.name || subject,
      }
    },
  }
}

/** By which name identities of an application are kept. */
export function socialIssuer(name: SocialVendorName, appId: string): string {
  return `${name}:${appId}`
}

function complete({ usual }: SocialVendor, account: SocialAccount): SocialAccount {
  const baseOf = (part: keyof typeof usual) => (account[part] || usual[part]).replace(/\/$/, '')
  return { ...account, signInUrl: baseOf('signInUrl'), apiUrl: baseOf('apiUrl') }
}

/** DingTalk calls the code otherwise; without one, the person or the vendor said no. */
function codeOf(params: string): string {
  const answer = new URLSearchParams(params)
  const code = answer.get('code') ?? answer.get('authCode') ?? ''
  if (code !== '') return code
  const why = [answer.get('error'), answer.get('error_description')].filter((one) => one !== null)
  throw new Error(`The answer has no code: ${why.join(': ').slice(0, 200) || 'the person did not agree'}`)
}
