import type { MessageChannel } from '@signet/contract'
import type { ChannelKind } from './channel-kind.ts'
import { byMail } from './kinds/by-mail.ts'
import { byPush } from './kinds/by-push.ts'
import { bySms } from './kinds/by-sms.ts'

export const channelKinds: Readonly<Record<MessageChannel, ChannelKind>> = {
  mail: byMail,
  push: byPush,
  sms: bySms,
}
