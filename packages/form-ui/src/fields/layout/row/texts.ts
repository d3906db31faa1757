import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '分栏', 'zh-TW': '分欄', 'en-US': 'Row' },
} satisfies Texts

export const studioTexts = {
  'setting.gap': { 'zh-CN': '间距', 'zh-TW': '間距', 'en-US': 'Gap' },
  'setting.gap.none': { 'zh-CN': '无', 'zh-TW': '無', 'en-US': 'None' },
  'setting.gap.small': { 'zh-CN': '小', 'zh-TW': '小', 'en-US': 'Small' },
  'setting.gap.normal': { 'zh-CN': '正常', 'zh-TW': '正常', 'en-US': 'Normal' },
  'setting.gap.large': { 'zh-CN': '大', 'zh-TW': '大', 'en-US': 'Large' },
  'setting.align': { 'zh-CN': '垂直对齐', 'zh-TW': '垂直對齊', 'en-US': 'Vertical alignment' },
  'setting.align.start': { 'zh-CN': '顶部', 'zh-TW': '頂端', 'en-US': 'Top' },
  'setting.align.center': { 'zh-CN': '居中', 'zh-TW': '置中', 'en-US': 'Middle' },
  'setting.align.end': { 'zh-CN': '底部', 'zh-TW': '底部', 'en-US': 'Bottom' },
  'setting.align.stretch': { 'zh-CN': '等高', 'zh-TW': '等高', 'en-US': 'Stretch' },
} satisfies Texts
