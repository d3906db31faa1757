import type { Texts } from '@signet/std'

export const texts = {
  name: { 'zh-CN': '抄送', 'zh-TW': '抄送', 'en-US': 'CC' },
} satisfies Texts
