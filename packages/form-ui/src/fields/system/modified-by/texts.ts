import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '修改人', 'zh-TW': '修改人', 'en-US': 'Modified by' },
} satisfies Texts
