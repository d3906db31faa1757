import type { Texts } from '@signet/std'

export const texts = {
  name: { 'zh-CN': '开始', 'zh-TW': '開始', 'en-US': 'Start' },
} satisfies Texts
