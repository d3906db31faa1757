import type { Texts } from '@signet/std'

export const texts = {
  'change.block': { 'zh-CN': '{kind}“{name}”', 'zh-TW': '{kind}「{name}」', 'en-US': '{kind} “{name}”' },
  'finding.empty': {
    'zh-CN': '模板没有内容，打印出来是空白页',
    'zh-TW': '範本沒有內容，列印出來是空白頁',
    'en-US': 'The template has no content and prints a blank page',
  },
  'finding.mistake': {
    'zh-CN': '{subject}：{mistake}',
    'zh-TW': '{subject}：{mistake}',
    'en-US': '{subject}: {mistake}',
  },
  everything: { 'zh-CN': '完整内容（A4）', 'zh-TW': '完整內容（A4）', 'en-US': 'All content (A4)' },
} satisfies Texts
