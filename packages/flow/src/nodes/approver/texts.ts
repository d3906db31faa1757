import type { Texts } from '@signet/std'

export const texts = {
  name: { 'zh-CN': '审批', 'zh-TW': '審批', 'en-US': 'Approval' },
} satisfies Texts
