import type { Texts } from '@signet/std'

export const texts = {
  name: { 'zh-CN': '结束', 'zh-TW': '結束', 'en-US': 'End' },
} satisfies Texts
