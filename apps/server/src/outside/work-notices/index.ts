import type { WorkNoticeVendorName } from '@signet/contract'
import { asking, VendorFailure } from '../ask-vendor.ts'
import type { Outside } from '../outside.ts'
import { dingtalk } from './dingtalk.ts'
import { feishu } from './feishu.ts'
import { tokensOf } from './tokens.ts'
import { wecom } from './wecom.ts'
import {
  UnknownReader,
  type WorkNotice,
  type WorkNoticeAccount,
  type WorkNoticeReader,
  type WorkNoticeVendors,
} from './work-notice.ts'

export { VendorFailure } from '../ask-vendor.ts'
export { UnknownReader, type WorkNoticeAccount, type WorkNoticeReader } from './work-notice.ts'

const vendors: WorkNoticeVendors = { wecom, dingtalk, feishu }

type Needs = Readonly<{ outside: Outside; now: number }>
type Sending = Readonly<{ account: WorkNoticeAccount; reader: WorkNoticeReader; notice: WorkNotice }>

/**
 * Hands a notice to a vendor’s application. Throws `UnknownReader` for people whom it does not know, `VendorFailure`
 * with the vendor’s words, refuses `outside.*`.
 */
export async function sendWorkNotice(
  { outside, now }: Needs,
  name: WorkNoticeVendorName,
  { account, reader, notice }: Sending,
): Promise<void> {
  const vendor = vendors[name]
  const call = { ask: asking(outside), base: baseOf(name, account), account }
  const tokens = tokensOf(outside)
  const key = JSON.stringify([name, call.base, account.appId, account.appSecret])
  try {
    const token = await tokens.once(key, now, () => vendor.openToken(call))
    await vendor.send({ ...call, token }, reader, notice)
  } catch (error) {
    if (!(error instanceof VendorFailure)) throw error
    if (vendor.tokenIsOver.includes(error.code)) tokens.forget(key)
    throw vendor.isUnknown.includes(error.code) ? new UnknownReader(error.message) : error
  }
}

/** Asks the vendor whether it knows an application and its secret. Throws `VendorFailure`, refuses `outside.*`. */
export async function checkWorkNotices(
  outside: Outside,
  name: WorkNoticeVendorName,
  account: WorkNoticeAccount,
): Promise<void> {
  await vendors[name].openToken({ ask: asking(outside), base: baseOf(name, account), account })
}

function baseOf(name: WorkNoticeVendorName, { apiUrl }: WorkNoticeAccount): string {
  return (apiUrl || vendors[name].usualUrl).replace(/\/$/, '')
}

/** Whether a vendor finds people by this. */
export function canFindBy(name: WorkNoticeVendorName, by: string): by is WorkNoticeReader['by'] {
  return vendors[name].finders.some((one) => one === by)
}
