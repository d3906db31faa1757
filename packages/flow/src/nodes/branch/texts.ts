import type { Texts } from '@signet/std'

export const texts = {
  name: { 'zh-CN': '分支', 'zh-TW': '分支', 'en-US': 'Branch' },
} satisfies Texts
