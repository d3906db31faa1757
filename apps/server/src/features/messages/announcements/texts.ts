import type { Texts } from '@signet/std'

export const texts = {
  'notice.edited': {
    'zh-CN': '公告已更新，请重新阅读：{title}',
    'zh-TW': '公告已更新，請重新閱讀：{title}',
    'en-US': 'Updated, please read again: {title}',
  },
  'notice.published': { 'zh-CN': '{title}', 'zh-TW': '{title}', 'en-US': '{title}' },
  'notice.reminder': {
    'zh-CN': '请尽快阅读公告：{title}',
    'zh-TW': '請儘快閱讀公告：{title}',
    'en-US': 'Please read: {title}',
  },
  recalledMessage: {
    'zh-CN': '{person}撤回了一条公告',
    'zh-TW': '{person}撤回了一則公告',
    'en-US': '{person} recalled an announcement',
  },
} satisfies Texts
