import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '标签页', 'zh-TW': '頁籤', 'en-US': 'Tabs' },
} satisfies Texts

export const studioTexts = {
  'setting.slots': { 'zh-CN': '标签', 'zh-TW': '頁籤', 'en-US': 'Tabs' },
  'setting.position': {
    'zh-CN': '标签位置（电脑）',
    'zh-TW': '頁籤位置（電腦）',
    'en-US': 'Tab position (desktop)',
  },
  'setting.position.top': { 'zh-CN': '上方', 'zh-TW': '上方', 'en-US': 'Top' },
  'setting.position.start': { 'zh-CN': '左侧', 'zh-TW': '左側', 'en-US': 'Left' },
} satisfies Texts
