import type { WorkNoticeVendorName } from '@signet/contract'
import type { AskVendor } from '../ask-vendor.ts'

/** The application of a company that speaks to its people; `apiUrl` is empty for the vendor’s own address. */
export type WorkNoticeAccount = Readonly<{
  appId: string
  appSecret: string
  agentId: string
  apiUrl: string
}>

/**
 * Whom a vendor is to reach: an identity that the person bound (`subject` of signing in), or what the company and the
 * vendor know both.
 */
export type WorkNoticeReader = Readonly<{ by: 'binding' | 'account' | 'phone' | 'email'; value: string }>

/** Plain texts, never read as markup. Without a `link` nothing opens. */
export type WorkNotice = Readonly<{
  /** The same at each attempt, at most 50 letters. */
  id: string
  title: string
  text: string
  link: string
  /** What the button that opens the link says. */
  open: string
}>

/** A call with the vendor’s token. Throws `VendorFailure`, refuses `outside.*`. */
export type Asking = Readonly<{ ask: AskVendor; base: string; token: string; account: WorkNoticeAccount }>

/** What differs between vendors; each follows its public document. */
export type WorkNoticeVendor = Readonly<{
  usualUrl: string
  /** Ways to find people that the vendor has. */
  finders: readonly WorkNoticeReader['by'][]
  /** The token of the application, and for how many seconds it is good. */
  openToken: (call: Omit<Asking, 'token'>) => Promise<Readonly<{ token: string; seconds: number }>>
  /** Hands a notice over. Throws `UnknownReader` for people whom the vendor or its application does not know. */
  send: (call: Asking, reader: WorkNoticeReader, notice: WorkNotice) => Promise<void>
  /** The vendor’s own codes for a token that is over before its time. */
  tokenIsOver: readonly string[]
  /** The vendor’s own codes for people whom it does not know. */
  isUnknown: readonly string[]
}>

export type WorkNoticeVendors = Readonly<Record<WorkNoticeVendorName, WorkNoticeVendor>>

/** The vendor, or the application there, does not know the person. */
export class UnknownReader extends Error {
  override readonly name = 'UnknownReader'
}
