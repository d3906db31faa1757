import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '创建时间', 'zh-TW': '建立時間', 'en-US': 'Created at' },
} satisfies Texts

export const studioTexts = {
  'setting.precision': { 'zh-CN': '显示精度', 'zh-TW': '顯示精度', 'en-US': 'Precision' },
  'setting.precision.day': { 'zh-CN': '到日', 'zh-TW': '到日', 'en-US': 'Day' },
  'setting.precision.minute': { 'zh-CN': '到分钟', 'zh-TW': '到分鐘', 'en-US': 'Minute' },
  'setting.precision.second': { 'zh-CN': '到秒', 'zh-TW': '到秒', 'en-US': 'Second' },
} satisfies Texts
