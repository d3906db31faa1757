import type { Texts } from '@signet/std'

export const texts = {
  name: { 'zh-CN': '子流程', 'zh-TW': '子流程', 'en-US': 'Sub-flow' },
} satisfies Texts
