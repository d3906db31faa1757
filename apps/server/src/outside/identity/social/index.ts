import type { SocialVendorName } from '@signet/contract'
import { dingtalk } from './dingtalk.ts'
import { feishu } from './feishu.ts'
import { github } from './github.ts'
import { type SocialProvider, socialProvider } from './social-vendor.ts'
import { wechat } from './wechat.ts'
import { wecom } from './wecom.ts'

export { type SocialAccount, socialIssuer } from './social-vendor.ts'

/** Signing in at vendors, by the name in addresses and settings. */
export const socialProviders: Readonly<Record<SocialVendorName, SocialProvider>> = {
  wecom: socialProvider('wecom', wecom),
  dingtalk: socialProvider('dingtalk', dingtalk),
  feishu: socialProvider('feishu', feishu),
  wechat: socialProvider('wechat', wechat),
  github: socialProvider('github', github),
}
