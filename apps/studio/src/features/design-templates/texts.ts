import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '模板', 'zh-TW': '範本', 'en-US': 'Templates' },
} satisfies Texts
