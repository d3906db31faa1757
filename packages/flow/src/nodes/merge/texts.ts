import type { Texts } from '@signet/std'

export const texts = {
  name: { 'zh-CN': '合并', 'zh-TW': '合併', 'en-US': 'Merge' },
} satisfies Texts
