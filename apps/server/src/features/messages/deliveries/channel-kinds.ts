import { type MessageChannel, messageChannels } from '@signet/contract'
import { byMail } from './by-mail.ts'
import { byPush } from './by-push.ts'
import { bySms } from './by-sms.ts'
import type { ChannelKind } from './channel-kind.ts'

export const channelKinds: Readonly<Record<MessageChannel, ChannelKind>> = {
  mail: byMail,
  push: byPush,
  sms: bySms,
}

/** Whether a stored name is one of a channel of this version of the product. */
export function isChannel(name: string): name is MessageChannel {
  return messageChannels.some((channel) => channel === name)
}
