import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '卡片', 'zh-TW': '卡片', 'en-US': 'Card' },
} satisfies Texts

export const studioTexts = {
  'setting.title': { 'zh-CN': '标题', 'zh-TW': '標題', 'en-US': 'Title' },
  'setting.title.shown': { 'zh-CN': '显示', 'zh-TW': '顯示', 'en-US': 'Shown' },
  'setting.title.hidden': { 'zh-CN': '隐藏', 'zh-TW': '隱藏', 'en-US': 'Hidden' },
  'setting.frame': { 'zh-CN': '外框', 'zh-TW': '外框', 'en-US': 'Frame' },
  'setting.frame.outlined': { 'zh-CN': '线框', 'zh-TW': '線框', 'en-US': 'Outlined' },
  'setting.frame.filled': { 'zh-CN': '底色', 'zh-TW': '底色', 'en-US': 'Filled' },
  'setting.frame.plain': { 'zh-CN': '无', 'zh-TW': '無', 'en-US': 'None' },
} satisfies Texts
