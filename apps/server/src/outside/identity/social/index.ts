import type { SocialVendorName } from '@signet/contract'
import { type SocialProvider, socialProvider } from './social-vendor.ts'

export { type SocialAccount, socialIssuer } from './social-vendor.ts'

/**
 * Signing in at vendors, by the name in addresses and settings. Each is loaded with its first use: a server starts
 * without what no company of it uses.
 */
export const socialProviders: Readonly<Record<SocialVendorName, () => Promise<SocialProvider>>> = {
  wecom: async () => socialProvider('wecom', (await import('./wecom.ts')).wecom),
  dingtalk: async () => socialProvider('dingtalk', (await import('./dingtalk.ts')).dingtalk),
  feishu: async () => socialProvider('feishu', (await import('./feishu.ts')).feishu),
  wechat: async () => socialProvider('wechat', (await import('./wechat.ts')).wechat),
  github: async () => socialProvider('github', (await import('./github.ts')).github),
}
