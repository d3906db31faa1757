/** What messages are about, as people choose what they hear. */
export const noticeCategories = [
  'waiting',
  'decided',
  'reminded',
  'mentioned',
  'chat',
  'copied',
  'news',
  'announcement',
  'schedule',
  'system',
] as const
export type NoticeCategory = (typeof noticeCategories)[number]

/** Ways in which a message leaves the product. In the product it is shown always. */
export const messageChannels = ['push', 'mail', 'sms', 'wecom', 'dingtalk', 'feishu'] as const
export type MessageChannel = (typeof messageChannels)[number]

/**
 * `off`: the company does not use the channel for it; `offered`: off until somebody wants it; `usual`: on until
 * somebody does not; `always`: cannot be switched off.
 */
export const channelRules = ['off', 'offered', 'usual', 'always'] as const
export type ChannelRule = (typeof channelRules)[number]

/** What a template can name, in braces. */
export const templateParameters = [
  'link',
  'name',
  'person',
  'step',
  'system',
  'title',
  'verdict',
  'words',
] as const

/** `dropped`: not sent, since it was over before; `failed`: given up. */
export const deliveryStates = ['waiting', 'sent', 'failed', 'dropped'] as const

/** What became of a mail that came in: `ignored` is an automatic answer, a list or no answer at all. */
export const replyStates = ['comment', 'refused', 'ignored', 'failed'] as const
export type ReplyState = (typeof replyStates)[number]
