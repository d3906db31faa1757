import type { MessageChannel } from '@signet/contract'
import type { ChannelKind } from './channel-kind.ts'
import { byMail } from './kinds/by-mail.ts'
import { bySms } from './kinds/by-sms.ts'

export const channelKinds: Readonly<Record<MessageChannel, ChannelKind>> = { mail: byMail, sms: bySms }
