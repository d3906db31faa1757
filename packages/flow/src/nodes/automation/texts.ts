import type { Texts } from '@signet/std'

export const texts = {
  name: { 'zh-CN': '自动化', 'zh-TW': '自動化', 'en-US': 'Automation' },
} satisfies Texts
