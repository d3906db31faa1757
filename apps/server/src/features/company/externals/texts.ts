import type { Texts } from '@signet/std'

export const texts = {
  'notice.closed': {
    'zh-CN': '外部人员{name}的账号已到期关闭',
    'zh-TW': '外部人員{name}的帳號已到期關閉',
    'en-US': 'The account of {name}, whom you invited from another company, is closed',
  },
} satisfies Texts
