import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '创建人', 'zh-TW': '建立人', 'en-US': 'Created by' },
} satisfies Texts
