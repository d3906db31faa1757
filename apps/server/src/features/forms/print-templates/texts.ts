import type { Texts } from '@signet/std'

export const texts = {
  'change.block': { 'zh-CN': '{kind}“{name}”', 'zh-TW': '{kind}「{name}」', 'en-US': '{kind} “{name}”' },
  everything: { 'zh-CN': '完整内容（A4）', 'zh-TW': '完整內容（A4）', 'en-US': 'All content (A4)' },
} satisfies Texts
