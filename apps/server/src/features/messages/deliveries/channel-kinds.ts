import { type MessageChannel, messageChannels, type WorkNoticeVendorName } from '@signet/contract'
import type { ChannelKind } from './channel-kind.ts'

/** Each is loaded with its first delivery: a server starts without what no company of it uses. */
const kinds: Readonly<Record<MessageChannel, () => Promise<ChannelKind>>> = {
  mail: async () => (await import('./by-mail.ts')).byMail,
  push: async () => (await import('./by-push.ts')).byPush,
  sms: async () => (await import('./by-sms.ts')).bySms,
  wecom: () => workNotice('wecom'),
  dingtalk: () => workNotice('dingtalk'),
  feishu: () => workNotice('feishu'),
}

async function workNotice(vendor: WorkNoticeVendorName): Promise<ChannelKind> {
  return (await import('./by-work-notice.ts')).byWorkNotice(vendor)
}

export function channelKind(channel: MessageChannel): Promise<ChannelKind> {
  return kinds[channel]()
}

/** Whether a stored name is one of a channel of this version of the product. */
export function isChannel(name: string): name is MessageChannel {
  return messageChannels.some((channel) => channel === name)
}
