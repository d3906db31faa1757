import type { Texts } from '@signet/std'

export const texts = {
  name: { 'zh-CN': '定时器', 'zh-TW': '計時器', 'en-US': 'Timer' },
} satisfies Texts
