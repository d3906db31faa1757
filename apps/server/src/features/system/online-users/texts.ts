import type { Texts } from '@signet/std'

export const texts = {
  notFound: {
    'zh-CN': '这个登录已经结束',
    'zh-TW': '這個登入已經結束',
    'en-US': 'This session is already over.',
  },
  ownSession: {
    'zh-CN': '不能强制自己下线，请从右上角退出',
    'zh-TW': '不能強制自己離線，請從右上角登出',
    'en-US': 'You can’t force yourself out here. Use “Sign out” at the top.',
  },
} satisfies Texts
