import type { Texts } from '@signet/std'

export const texts = {
  name: { 'zh-CN': '办理', 'zh-TW': '辦理', 'en-US': 'Handling' },
} satisfies Texts
