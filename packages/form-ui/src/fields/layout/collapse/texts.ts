import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '折叠面板', 'zh-TW': '摺疊面板', 'en-US': 'Collapsible panel' },
} satisfies Texts

export const studioTexts = {
  'setting.slots': { 'zh-CN': '分组', 'zh-TW': '群組', 'en-US': 'Sections' },
  'setting.open': { 'zh-CN': '默认展开的分组', 'zh-TW': '預設展開的群組', 'en-US': 'Open by default' },
  'setting.accordion': {
    'zh-CN': '每次只展开一个',
    'zh-TW': '每次只展開一個',
    'en-US': 'Open one at a time',
  },
} satisfies Texts
