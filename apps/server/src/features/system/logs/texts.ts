import type { Texts } from '@signet/std'

export const texts = {
  notFound: {
    'zh-CN': '没有这条日志，或下载链接已过期',
    'zh-TW': '沒有這筆日誌，或下載連結已過期',
    'en-US': 'We couldn’t find this entry, or its download link has expired.',
  },
} satisfies Texts
