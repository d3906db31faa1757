import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '滑块', 'zh-TW': '滑桿', 'en-US': 'Slider' },
} satisfies Texts

export const studioTexts = {
  'setting.min': { 'zh-CN': '最小值', 'zh-TW': '最小值', 'en-US': 'Minimum' },
  'setting.max': { 'zh-CN': '最大值', 'zh-TW': '最大值', 'en-US': 'Maximum' },
  'setting.step': { 'zh-CN': '步长', 'zh-TW': '間距', 'en-US': 'Step' },
  'setting.unit': { 'zh-CN': '单位', 'zh-TW': '單位', 'en-US': 'Unit' },
  'setting.marks': { 'zh-CN': '刻度文字', 'zh-TW': '刻度文字', 'en-US': 'Marks' },
  'setting.marks.at': { 'zh-CN': '数值', 'zh-TW': '數值', 'en-US': 'Value' },
  'setting.marks.label': { 'zh-CN': '文字', 'zh-TW': '文字', 'en-US': 'Label' },
} satisfies Texts
