import { openDingtalkServer } from './dingtalk-server.ts'
import { openFeishuServer } from './feishu-server.ts'
import { openGithubServer } from './github-server.ts'
import { openWechatServer } from './wechat-server.ts'
import { openWecomServer } from './wecom-server.ts'

export type { VendorPerson, VendorServer } from './vendor-server.ts'

/** Vendors on this machine, by the name in addresses and settings. */
export const openVendor = {
  wecom: openWecomServer,
  dingtalk: openDingtalkServer,
  feishu: openFeishuServer,
  wechat: openWechatServer,
  github: openGithubServer,
} as const
