import type { Texts } from '@signet/std'

export const texts = {
  'notice.closed': {
    'zh-CN': '外部人员{name}的账号已到期关闭',
    'zh-TW': '外部人員{name}的帳號已到期關閉',
    'en-US': 'The account of {name}, whom you invited from another company, is closed',
  },
  'notice.notDelivered': {
    'zh-CN': '给外部人员{name}的邀请没有送达，请查看原因',
    'zh-TW': '給外部人員{name}的邀請沒有送達，請查看原因',
    'en-US': 'The invitation of {name} could not be delivered. See why.',
  },
} satisfies Texts
